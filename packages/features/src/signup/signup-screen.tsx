import type { Locale, User } from '@heartline/api-client';
import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import {
  hasSource,
  hrefs,
  lazyPart,
  PageTitle,
  readTracking,
  useServerNow,
  useSettings,
  type Tracking,
} from '../shared/index.ts';
import type { SignupAnswers } from './answers-in.ts';
import { readDraft, writeDraft } from './signup-draft.ts';
import { useIsWide } from './signup-frame.tsx';
import type { SignupMember } from './member-in-view.tsx';
import { SignupView } from './signup-view.tsx';
import type { SignupStep } from './signup-steps.ts';
import { messages } from './signup.messages.ts';
import { useSignup } from './signup.queries.ts';

/** Only for sites that hide which addresses have an account. */
const SignupSentScreen = lazyPart(async () => (await import('./signup-sent-screen.tsx')).SignupSentScreen);

export interface SignupScreenProps {
  /** The account exists and is signed in; the shell goes on. */
  onSignedUp: (user: User) => void;
  /** The member the visitor came from. */
  member?: SignupMember | undefined;
  /** The visitor's answers on a lander. A draft takes precedence. */
  answers?: SignupAnswers;
  /** The visitor's traffic source. @default the one that `rememberTracking` stored in this tab */
  tracking?: Tracking;
  /** `auto` is a modal from 576 px on. @default 'auto' */
  presentation?: 'modal' | 'page' | 'auto';
  onClose?: () => void;
  /** The page behind a modal. */
  behind?: ReactNode;
  onLogin?: () => void;
  loginHref?: string;
}

/** Sign-up (SGN-01, SGN-02, SGN-04, SGN-08). */
export function SignupScreen({
  onSignedUp,
  member,
  answers = noAnswers,
  tracking,
  presentation = 'auto',
  onClose,
  behind,
  onLogin,
  loginHref = hrefs.login,
}: SignupScreenProps) {
  const intl = useIntl();
  const settings = useSettings();
  const serverNow = useServerNow();
  const now = useCallback(() => new Date(serverNow()), [serverNow]);
  const isWide = useIsWide();
  const [source] = useState(() => tracking ?? readTracking());
  const [{ defaults, firstStep }] = useState(() => {
    const { values, step } = readDraft();
    return {
      defaults: {
        ...values,
        gender: values.gender || answers.gender,
        seeking: values.seeking.length > 0 ? values.seeking : answers.seeking,
        country:
          values.country ||
          (settings.countries.includes(answers.country) ? answers.country : settings.geoipSelectedCountry),
      },
      firstStep: firstAsked(step, answers),
    };
  });
  const { create, isPending, isPaused, error, data, variables } = useSignup(
    { language: intl.locale as Locale, memberId: member?.id, tracking: source, answers },
    onSignedUp,
  );
  if (data?.user === null && variables)
    return (
      <Suspense>
        <SignupSentScreen email={variables.email.trim()} waiting={data.waiting} />
      </Suspense>
    );
  const closed = settings.signups === 'none' || (settings.signups === 'with_trafficsource' && !hasSource(source));
  return (
    <>
      <PageTitle>{intl.formatMessage(messages.page)}</PageTitle>
      <SignupView
        presentation={presentation === 'auto' ? (isWide ? 'modal' : 'page') : presentation}
        member={member}
        closed={closed}
        siteName={settings.name}
        signupCredits={settings.signupCredits}
        fictionalLabel={settings.fictionalSingular}
        countries={settings.countries}
        minAge={settings.minAge}
        messageLength={settings.messageLength}
        defaultValues={defaults}
        onDraft={writeDraft}
        firstStep={firstStep}
        onSubmit={create}
        pending={isPending}
        waiting={isPaused}
        error={error}
        now={now}
        loginHref={loginHref}
        onClose={onClose}
        behind={behind}
        onLogin={onLogin}
      />
    </>
  );
}

const noAnswers: SignupAnswers = { seeking: [], gender: '', country: '', region: '', interests: [] };

/** A new visitor who answered the first questions on a lander skips them, but can go back to them. */
function firstAsked(step: SignupStep, { gender, seeking }: SignupAnswers): SignupStep {
  if (step !== 'gender' || gender === '') return step;
  return seeking.length > 0 ? 'birth' : 'seeking';
}
