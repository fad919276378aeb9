import { ApiError, type SignupProgress, type SignupStepName, type StepAnswer } from '@heartline/api-client';
import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import {
  commonMessages,
  LoadError,
  PageTitle,
  settingsQueries,
  useApi,
  useFieldErrorText,
  useOnline,
  usePushState,
  useResendActivation,
  useSettings,
  useSwitchPush,
  useUser,
} from '../../shared/index.ts';
import { MemberInView, type SignupMember } from '../member-in-view.tsx';
import { useIsWide, type SignupFrameProps } from '../signup-frame.tsx';
import { messages } from '../signup.messages.ts';
import { AllDone } from './all-done.tsx';
import { EmailQuestion } from './email-question.tsx';
import { progressQueries, useAnswerStep, useKeepDraft } from './progress.queries.ts';
import { PushQuestion } from './push-question.tsx';
import { isUnanswered, savedAnswer, stepAfter } from './step-answers.ts';
import { readStepDrafts } from './step-draft.ts';
import { PersonalQuestion, TextQuestion } from './step-questions.tsx';
import { StepsView } from './steps-view.tsx';
import { stepMessages } from './steps.messages.ts';

/** Props that the shell's component for the question about the place receives. */
export interface PlaceQuestionProps {
  answer: StepAnswer;
  onChange: (answer: StepAnswer) => void;
  /** Code of a field error. */
  error: string | undefined;
}

export interface StepsScreenProps extends Pick<SignupFrameProps, 'onClose' | 'behind'> {
  /** The member whose page the new member came from; null for none, undefined until it is loaded. */
  member: SignupMember | null | undefined;
  /** `MyPhotos` of the photos feature. */
  photos: ReactNode;
  /** The place field of the members feature. */
  place: (props: PlaceQuestionProps) => ReactNode;
  /** Every question is answered or skipped. */
  onFinished: () => void;
  /** `auto` is a modal from 576 px on. @default 'auto' */
  presentation?: 'modal' | 'page' | 'auto';
}

/** The questions after the account was created, from where the member stopped on any device (SGN-03). */
export function StepsScreen(props: StepsScreenProps) {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(progressQueries.progress(useApi()));
  return (
    <>
      <PageTitle>{intl.formatMessage(messages.page)}</PageTitle>
      {data && props.member !== undefined ? (
        <Loaded {...props} member={props.member} progress={data} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="block" className="m-4 h-96" label={intl.formatMessage(commonMessages.loading)} />
      )}
    </>
  );
}

const maxAbout = 2000;

function Loaded({
  member,
  progress,
  photos,
  place,
  onFinished,
  presentation = 'auto',
  ...frame
}: StepsScreenProps & { member: SignupMember | null; progress: SignupProgress }) {
  const intl = useIntl();
  const api = useApi();
  const user = useUser();
  const settings = useSettings();
  const online = useOnline();
  const isWide = useIsWide();
  const push = usePushState();
  const fieldText = useFieldErrorText();
  const { data: regions = [] } = useQuery(settingsQueries.regions(api, user.profile.country));
  const [typed, setTyped] = useState(() => readStepDrafts(user.id));
  const [shown, setShown] = useState<SignupStepName | null>(null);
  const [missing, setMissing] = useState(false);
  const [pushFailed, setPushFailed] = useState(false);
  const draft = useKeepDraft(user.id);
  const resend = useResendActivation();
  const switchPush = useSwitchPush();

  const possible = (step: SignupStepName) =>
    (step !== 'push' || push !== 'unsupported') && (step !== 'message' || member !== null);
  const steps = progress.steps.map(({ name }) => name).filter(possible);
  const show = (step: SignupStepName | null) => {
    setShown(step);
    setMissing(false);
    setPushFailed(false);
  };
  const { mutate, isPending, isPaused, error, reset } = useAnswerStep(user.id, (next, step) => {
    setTyped(({ [step]: _sent, ...others }) => others);
    const after = stepAfter(next, step, possible);
    if (after === null) onFinished();
    else show(after);
  });

  // The step where the member stopped. Progress on other devices does not change it.
  const [first] = useState(() => progress.steps.find(({ name, state }) => state === 'open' && possible(name))?.name);
  const step = [shown, first].find((one): one is SignupStepName => one != null && steps.includes(one));
  const layout = presentation === 'auto' ? (isWide ? 'modal' : 'page') : presentation;
  const window = { presentation: layout, siteName: settings.name, ...frame };
  if (step === undefined) return <AllDone {...window} name={user.name} onFinished={onFinished} />;

  const index = steps.indexOf(step);
  const answer =
    typed[step] ??
    progress.steps.find(({ name }) => name === step)?.draft ??
    savedAnswer(step, user, progress, regions);
  const onChange = (next: StepAnswer) => {
    setTyped((before) => ({ ...before, [step]: next }));
    setMissing(false);
    if (error) reset();
    draft.keep(step, next);
  };
  const act = (kind: 'answer' | 'skip') => {
    draft.stop();
    setMissing(false);
    mutate({ step, act: kind, answer: kind === 'skip' ? {} : answer });
  };
  const onNext = () => {
    if (isPending || switchPush.isPending) return;
    if (step === 'email') return onFinished();
    if (step === 'push' && (push === 'denied' || push === 'unsupported')) return act('skip');
    if (step === 'push' && push === 'not_subscribed') {
      setPushFailed(false);
      return switchPush.mutate(true, { onSuccess: () => act('answer'), onError: () => setPushFailed(true) });
    }
    if (isUnanswered(step, answer)) return setMissing(true);
    return act('answer');
  };
  const fields = error instanceof ApiError ? error.fields : undefined;
  const fieldError = (name: string) => fieldText(fields?.get(name));
  const wrongPlace = ['region', 'place', 'country'].map((name) => fields?.get(name)).find(Boolean);
  const questions: Record<SignupStepName, () => ReactNode> = {
    message: () => (
      <TextQuestion
        label={intl.formatMessage(messages.message, { name: member?.name ?? '' })}
        hint={intl.formatMessage(messages.messageHint)}
        value={answer.message ?? ''}
        onChange={(message) => onChange({ message })}
        max={settings.messageLength}
        error={fieldError('message')}
      />
    ),
    photo: () => null,
    location: () => place({ answer, onChange, error: wrongPlace }),
    personal: () => (
      <PersonalQuestion
        names={settings.visibleProfileFields}
        answer={answer}
        onChange={onChange}
        error={fieldError('languages')}
      />
    ),
    about: () => (
      <TextQuestion
        label={intl.formatMessage(stepMessages.about)}
        hint={intl.formatMessage(stepMessages.aboutHint)}
        value={answer.about ?? ''}
        onChange={(about) => onChange({ about })}
        max={maxAbout}
        error={fieldError('about')}
      />
    ),
    push: () => <PushQuestion state={push} siteName={settings.name} failed={pushFailed} />,
    email: () => (
      <EmailQuestion
        email={user.email}
        confirmed={user.status !== 'not_confirmed'}
        onResend={() => resend.mutate(undefined)}
        pending={resend.isPending}
        sent={resend.isSuccess && !resend.data.already}
        error={resend.error}
      />
    ),
  };
  const nextLabel =
    step === 'email'
      ? intl.formatMessage(stepMessages.toMatches)
      : step === 'push' && push === 'not_subscribed'
        ? intl.formatMessage(stepMessages.pushOn)
        : undefined;
  const skippable = step !== 'email' && !(step === 'push' && push !== 'not_subscribed');
  // Only the server knows whether there is a photo, or a subscribed browser.
  const nothingThere = missing || fields?.get('step') !== undefined;
  return (
    <StepsView
      {...window}
      name={user.name}
      portrait={
        member && step === 'message' ? (
          <MemberInView member={member} fictionalLabel={settings.fictionalSingular} />
        ) : undefined
      }
      memberName={member?.name}
      steps={steps}
      step={step}
      onBack={index > 0 ? () => show(steps[index - 1] ?? null) : undefined}
      onSkip={skippable ? () => act('skip') : undefined}
      onNext={onNext}
      nextLabel={nextLabel}
      pending={isPending || switchPush.isPending}
      waiting={isPaused && !online}
      error={nothingThere ? null : error}
      missing={nothingThere}
    >
      {/* Stays mounted, so that an upload continues during the next questions. */}
      {steps.includes('photo') ? <div className={step === 'photo' ? undefined : 'hidden'}>{photos}</div> : null}
      {questions[step]()}
    </StepsView>
  );
}
