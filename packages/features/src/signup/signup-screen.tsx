import type { Gender, Locale, User } from '@heartline/api-client';
import { useCallback, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import {
  hasSource,
  hrefs,
  PageTitle,
  readTracking,
  useServerNow,
  useSettings,
  type Tracking,
} from '../shared/index.ts';
import { readDraft, writeDraft } from './signup-draft.ts';
import { SignupSentScreen } from './signup-sent-screen.tsx';
import { SignupView, type SignupMember } from './signup-view.tsx';
import { messages } from './signup.messages.ts';
import { useSignup } from './signup.queries.ts';

export interface SignupScreenProps {
  /** The account exists and is signed in; the shell goes on. */
  onSignedUp: (user: User) => void;
  /** The member the visitor came from. */
  member?: SignupMember | undefined;
  /** Whom the visitor said to look for, on a lander. What the draft says counts more. */
  seeking?: readonly Gender[];
  /** Where the visitor came from. @default what `rememberTracking` kept in this tab */
  tracking?: Tracking;
  /** `auto` is a modal from 576 px on. @default 'auto' */
  presentation?: 'modal' | 'page' | 'auto';
  onClose?: () => void;
  /** What a modal stands over. */
  behind?: ReactNode;
  onLogin?: () => void;
  loginHref?: string;
}

/** Sign-up (SGN-01, SGN-02, SGN-04, SGN-08). */
export function SignupScreen({
  onSignedUp,
  member,
  seeking = [],
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
        seeking: values.seeking.length > 0 ? values.seeking : [...seeking],
        country: values.country || settings.geoipSelectedCountry,
      },
      firstStep: step,
    };
  });
  const { create, isPending, isPaused, error, data, variables } = useSignup(
    { language: intl.locale as Locale, memberId: member?.id, tracking: source },
    onSignedUp,
  );
  if (data?.user === null && variables) return <SignupSentScreen email={variables.email.trim()} />;
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

const wide = '(min-width: 576px)';

function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(wide);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => window.matchMedia(wide).matches,
    () => false,
  );
}
