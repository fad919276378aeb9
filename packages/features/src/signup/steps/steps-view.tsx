import type { SignupStepName } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Alert } from '@heartline/ui/feedback/alert';
import { BackButton } from '@heartline/ui/navigation/back-button';
import { Steps } from '@heartline/ui/navigation/steps';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { commonMessages, FormFailure } from '../../shared/index.ts';
import { SignupFrame, type SignupFrameProps } from '../signup-frame.tsx';
import { messages } from '../signup.messages.ts';
import { stepMessages } from './steps.messages.ts';

export interface StepsViewProps extends Pick<
  SignupFrameProps,
  'presentation' | 'siteName' | 'onClose' | 'behind' | 'portrait'
> {
  /** Name of the member. */
  name: string;
  /** The steps of this member on this device, in their order, and the visible one. */
  steps: readonly SignupStepName[];
  step: SignupStepName;
  /** The member whose page the new member came from. */
  memberName?: string | undefined;
  children: ReactNode;
  /** Undefined at the first step. */
  onBack?: (() => void) | undefined;
  /** Undefined if the step cannot be skipped. */
  onSkip?: (() => void) | undefined;
  onNext: () => void;
  /** @default "Next" */
  nextLabel?: string | undefined;
  /** The answer is being saved. */
  pending?: boolean;
  /** The answer is saved as soon as there is a connection. */
  waiting?: boolean;
  error?: unknown;
  /** The main button was pressed without an answer. */
  missing?: boolean;
}

/** One question of the sign-up after the account was created: saved when it is answered; most can be skipped (SGN-03). */
export function StepsView({
  name,
  steps,
  step,
  memberName = '',
  children,
  onBack,
  onSkip,
  onNext,
  nextLabel,
  pending = false,
  waiting = false,
  error = null,
  missing = false,
  ...frame
}: StepsViewProps) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  // Moves the focus to the next question, for users of a keyboard or screen reader.
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  const question = useQuestion(memberName);
  const total = steps.length;
  return (
    <SignupFrame
      {...frame}
      title={intl.formatMessage(stepMessages.title, { name })}
      intro={intl.formatMessage(stepMessages.intro)}
      aside={<p className="text-ink-muted">{intl.formatMessage(stepMessages.keptText)}</p>}
    >
      <form
        noValidate
        className="flex flex-1 flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          onNext();
        }}
      >
        <div className="flex min-h-11 items-center gap-2">
          {onBack ? (
            <BackButton label={intl.formatMessage(commonMessages.back)} onClick={onBack} className="-ms-2.5" />
          ) : null}
          <Steps
            variant="line"
            className="flex-1"
            label={intl.formatMessage(messages.steps)}
            steps={steps.map((id) => ({ id, label: question(id) }))}
            current={step}
            status={intl.formatMessage(messages.stepStatus, { number: steps.indexOf(step) + 1, total })}
            doneLabel={intl.formatMessage(messages.stepDone)}
          />
        </div>
        <FormFailure error={error} />
        <h2 ref={heading} tabIndex={-1} className="boxed text-2xl font-display outline-none">
          {question(step)}
        </h2>
        {missing ? <Alert tone="warning">{intl.formatMessage(stepMessages.required)}</Alert> : null}
        <div className="flex flex-col gap-6">{children}</div>
        {waiting ? <Alert tone="warning">{intl.formatMessage(stepMessages.offline)}</Alert> : null}
        <div className="mt-auto flex flex-wrap gap-2.5 max-sm:sticky max-sm:bottom-0 max-sm:-mx-4 max-sm:border-t max-sm:border-line max-sm:bg-canvas max-sm:px-4 max-sm:pt-3 max-sm:pb-[max(12px,env(safe-area-inset-bottom))]">
          {onSkip ? (
            <Button variant="ghost" size="lg" disabled={pending} onClick={onSkip}>
              {intl.formatMessage(stepMessages.skip)}
            </Button>
          ) : null}
          <Button variant="primary" type="submit" size="lg" className="flex-1" loading={pending}>
            {nextLabel ?? intl.formatMessage(messages.next)}
          </Button>
        </div>
      </form>
    </SignupFrame>
  );
}

function useQuestion(memberName: string): (step: SignupStepName) => string {
  const intl = useIntl();
  return (step) =>
    ({
      message: () => intl.formatMessage(messages.message, { name: memberName }),
      photo: () => intl.formatMessage(stepMessages.photo),
      location: () => intl.formatMessage(messages.questionCountry),
      personal: () => intl.formatMessage(stepMessages.personal),
      about: () => intl.formatMessage(stepMessages.about),
      push: () => intl.formatMessage(stepMessages.push),
      email: () => intl.formatMessage(stepMessages.email),
    })[step]();
}
