import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button } from '@heartline/ui/controls/button';
import { Alert } from '@heartline/ui/feedback/alert';
import { Steps } from '@heartline/ui/navigation/steps';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';

import { applyFieldErrors, commonMessages, FormFailure, minAgeOf } from '../shared/index.ts';
import { AccountStep } from './account-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { createSignupSchema, type SignupValues } from './signup-schema.ts';
import { fieldsOf, firstWrong, refusedBy, signupSteps, type SignupStep } from './signup-steps.ts';
import { messages } from './signup.messages.ts';
import { YouStep } from './you-step.tsx';

export interface SignupFormProps {
  onSubmit: (values: SignupValues) => void;
  /** The account is being created. */
  pending?: boolean;
  error?: unknown;
  defaultValues: SignupValues;
  /** The account waits for a connection; it is created as soon as there is one. @default false */
  waiting?: boolean;
  /** Called with what is written, and the step it has come to, to keep both over a reload. */
  onDraft?: (values: SignupValues, step: SignupStep) => void;
  /** The step of a draft. @default the first */
  firstStep?: SignupStep;
  countries: readonly string[];
  minAge: number;
  messageLength: number;
  memberName?: string | undefined;
  loginHref: string;
  /** The server's time, for the minimum age. */
  now: () => Date;
}

const names = { you: messages.stepYou, profile: messages.stepProfile, account: messages.stepAccount };

/** One form in three steps. All stay mounted, so that nothing written is ever lost. */
export function SignupForm({
  onSubmit,
  pending = false,
  waiting = false,
  error = null,
  defaultValues,
  onDraft,
  firstStep = 'you',
  now,
  ...site
}: SignupFormProps) {
  const intl = useIntl();
  const { minAge, messageLength } = site;
  const [step, setStep] = useState<SignupStep>(firstStep);
  const index = signupSteps.indexOf(step);
  const isLast = index === signupSteps.length - 1;
  const schema = useMemo(() => createSignupSchema({ minAge, messageLength, now }), [minAge, messageLength, now]);
  const form = useForm<SignupValues>({
    resolver: standardSchemaResolver(schema),
    defaultValues,
    shouldFocusError: false,
  });
  const { setError, setFocus, trigger, getFieldState, getValues, handleSubmit, subscribe } = form;
  const heading = useRef<HTMLDivElement>(null);
  const focusNext = useRef<(() => void) | null>(null);

  // A hidden step cannot take focus: first it is shown, then its field or its beginning is reached.
  useEffect(() => {
    focusNext.current?.();
    focusNext.current = null;
  });
  const show = (next: SignupStep, field?: Parameters<typeof setFocus>[0]) => {
    focusNext.current = () => (field ? setFocus(field) : heading.current?.focus());
    setStep(next);
  };
  const showWrong = (isWrong: (field: Parameters<typeof setFocus>[0]) => boolean) => {
    const wrong = firstWrong(isWrong);
    if (wrong) show(wrong.step, wrong.field);
  };

  // What the server refused is on a step, perhaps not this one.
  const [shownError, setShownError] = useState<unknown>(null);
  if (error !== shownError) {
    setShownError(error);
    const wrong = refusedBy(error);
    if (wrong) setStep(wrong.step);
  }
  useEffect(() => {
    applyFieldErrors(error, setError);
    const wrong = refusedBy(error);
    if (wrong) setFocus(wrong.field);
  }, [error, setError, setFocus]);

  const keep = useEffectEvent((values: SignupValues) => onDraft?.(values, step));
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [subscribe]);
  useEffect(() => keep(getValues()), [getValues, step]);

  const goOn = async () => {
    if (isLast)
      return handleSubmit(
        (values) => onSubmit(values),
        (errors) => showWrong((field) => field in errors),
      )();
    const fine = await trigger(fieldsOf[step]);
    if (fine) return show(signupSteps[index + 1] ?? step);
    return showWrong((field) => fieldsOf[step].includes(field) && getFieldState(field).invalid);
  };

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void goOn();
        }}
      >
        <div ref={heading} tabIndex={-1} className="outline-none">
          <Steps
            label={intl.formatMessage(messages.steps)}
            steps={signupSteps.map((id) => ({ id, label: intl.formatMessage(names[id]) }))}
            current={step}
            status={intl.formatMessage(messages.stepStatus, { number: index + 1, total: signupSteps.length })}
            doneLabel={intl.formatMessage(messages.stepDone)}
          />
        </div>
        <FormFailure error={error} />
        <StepBox shown={step === 'you'}>
          <YouStep minAge={minAgeOf(error) ?? minAge} />
        </StepBox>
        <StepBox shown={step === 'profile'}>
          <ProfileStep countries={site.countries} messageLength={messageLength} memberName={site.memberName} />
        </StepBox>
        <StepBox shown={step === 'account'}>
          <AccountStep minAge={minAge} loginHref={site.loginHref} />
        </StepBox>
        {waiting ? <Alert tone="warning">{intl.formatMessage(messages.offline)}</Alert> : null}
        <div className="flex items-center gap-3">
          {index > 0 ? (
            <Button variant="ghost" size="lg" onClick={() => show(signupSteps[index - 1] ?? 'you')}>
              {intl.formatMessage(commonMessages.back)}
            </Button>
          ) : null}
          <Button type="submit" size="lg" className="flex-1" loading={pending}>
            {intl.formatMessage(isLast ? messages.submit : messages.next)}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

function StepBox({ shown, children }: { shown: boolean; children: ReactNode }) {
  return <div className={shown ? 'flex flex-col gap-6' : 'hidden'}>{children}</div>;
}
