import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button } from '@heartline/ui/controls/button';
import { Alert } from '@heartline/ui/feedback/alert';
import { BackButton } from '@heartline/ui/navigation/back-button';
import { Steps } from '@heartline/ui/navigation/steps';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';

import { applyFieldErrors, commonMessages, FormFailure, minAgeOf } from '../shared/index.ts';
import { BirthStep, GenderStep, SeekingStep } from './about-steps.tsx';
import { AccountStep } from './account-step.tsx';
import { CountryStep, MessageStep, NameStep } from './profile-steps.tsx';
import { createSignupSchema, type SignupValues } from './signup-schema.ts';
import { fieldsOf, firstWrong, refusedBy, signupSteps, stepsFor, type SignupStep } from './signup-steps.ts';
import { messages } from './signup.messages.ts';

export interface SignupFormProps {
  onSubmit: (values: SignupValues) => void;
  /** The account is being created. */
  pending?: boolean;
  error?: unknown;
  defaultValues: SignupValues;
  /** The account will be created as soon as there is a connection. @default false */
  waiting?: boolean;
  /** Called with the input and the current step, to keep both over a reload. */
  onDraft?: (values: SignupValues, step: SignupStep) => void;
  /** The step of a draft. @default the first */
  firstStep?: SignupStep;
  countries: readonly string[];
  minAge: number;
  messageLength: number;
  memberName?: string | undefined;
  loginHref: string;
  /** Below the first question. */
  firstNote?: ReactNode;
  /** Below every question: a link for members who have an account. */
  login?: ReactNode;
  /** The server's time, for the minimum age. */
  now: () => Date;
}

/** One form, one question at a time. All questions stay mounted, so that no input is lost. */
export function SignupForm({
  onSubmit,
  pending = false,
  waiting = false,
  error = null,
  defaultValues,
  onDraft,
  firstStep = signupSteps[0],
  now,
  firstNote,
  login,
  ...site
}: SignupFormProps) {
  const intl = useIntl();
  const { minAge, messageLength } = site;
  const { memberName } = site;
  const steps = stepsFor(memberName !== undefined);
  const [wanted, setStep] = useState<SignupStep>(firstStep);
  // A draft may have reached the message to a member who is not loaded yet.
  const step = steps.includes(wanted) ? wanted : 'account';
  const index = steps.indexOf(step);
  const isLast = index === steps.length - 1;
  const questions: Record<SignupStep, string> = {
    gender: intl.formatMessage(messages.gender),
    seeking: intl.formatMessage(messages.seeking),
    birth: intl.formatMessage(messages.questionBirth),
    name: intl.formatMessage(messages.questionName),
    country: intl.formatMessage(messages.questionCountry),
    message: intl.formatMessage(messages.message, { name: memberName ?? '' }),
    account: intl.formatMessage(messages.stepAccount),
  };
  const schema = useMemo(() => createSignupSchema({ minAge, messageLength, now }), [minAge, messageLength, now]);
  const form = useForm<SignupValues>({
    resolver: standardSchemaResolver(schema),
    defaultValues,
    // An error disappears when its field is corrected, and new ones appear only on the next press.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { setError, clearErrors, setFocus, trigger, getFieldState, getValues, handleSubmit, subscribe } = form;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusNext = useRef<(() => void) | null>(null);

  // A hidden step cannot take the focus: it is shown first, then its field or its beginning is focused.
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

  // The server's errors may be on another step than the visible one.
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
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name, type }) => {
          keep(values);
          if (name && type === 'change') clearErrors(name as keyof SignupValues);
        },
      }),
    [subscribe, clearErrors],
  );
  useEffect(() => keep(getValues()), [getValues, step]);

  const goOn = async () => {
    if (isLast)
      return handleSubmit(
        (values) => onSubmit(values),
        (errors) => showWrong((field) => field in errors),
      )();
    const fine = await trigger(fieldsOf[step]);
    if (fine) return show(steps[index + 1] ?? step);
    return showWrong((field) => fieldsOf[step].includes(field) && getFieldState(field).invalid);
  };

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="flex flex-1 flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void goOn();
        }}
      >
        <div className="flex min-h-11 items-center gap-2">
          {index > 0 ? (
            <BackButton
              label={intl.formatMessage(commonMessages.back)}
              onClick={() => show(steps[index - 1] ?? step)}
              className="-ms-2.5"
            />
          ) : null}
          <Steps
            variant="line"
            className="flex-1"
            label={intl.formatMessage(messages.steps)}
            steps={steps.map((id) => ({ id, label: questions[id] }))}
            current={step}
            status={intl.formatMessage(messages.stepStatus, { number: index + 1, total: steps.length })}
            doneLabel={intl.formatMessage(messages.stepDone)}
          />
        </div>
        <FormFailure error={error} />
        <h2 ref={heading} tabIndex={-1} className="boxed text-2xl font-display outline-none">
          {questions[step]}
        </h2>
        <StepBox shown={step === 'gender'}>
          {/* A press answers the whole question. With keys one can look at the choices first. */}
          <GenderStep onPress={() => void goOn()} />
        </StepBox>
        <StepBox shown={step === 'seeking'}>
          <SeekingStep />
        </StepBox>
        <StepBox shown={step === 'birth'}>
          <BirthStep minAge={minAgeOf(error) ?? minAge} />
        </StepBox>
        <StepBox shown={step === 'name'}>
          <NameStep />
        </StepBox>
        <StepBox shown={step === 'country'}>
          <CountryStep countries={site.countries} />
        </StepBox>
        {memberName === undefined ? null : (
          <StepBox shown={step === 'message'}>
            <MessageStep messageLength={messageLength} memberName={memberName} />
          </StepBox>
        )}
        <StepBox shown={step === 'account'}>
          <AccountStep minAge={minAge} loginHref={site.loginHref} />
        </StepBox>
        {index === 0 ? firstNote : null}
        {waiting ? <Alert tone="warning">{intl.formatMessage(messages.offline)}</Alert> : null}
        <p className="mt-auto pt-2 text-ink-muted">{login}</p>
        <div className="max-sm:sticky max-sm:bottom-0 max-sm:-mx-4 max-sm:border-t max-sm:border-line max-sm:bg-canvas max-sm:px-4 max-sm:pt-3 max-sm:pb-[max(12px,env(safe-area-inset-bottom))]">
          <Button variant="primary" type="submit" size="lg" block loading={pending}>
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
