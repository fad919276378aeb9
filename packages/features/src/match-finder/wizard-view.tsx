import type { AttributeName } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { BackButton } from '@heartline/ui/navigation/back-button';
import { Steps } from '@heartline/ui/navigation/steps';
import { FootBar } from '@heartline/ui/shell/foot-bar';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { commonMessages, FormFailure, hrefs, useFieldErrorText } from '../shared/index.ts';
import { messages } from './match-finder.messages.ts';
import { without, type Draft } from './preferences-draft.ts';
import { wizardSteps, type WizardStep } from './step-names.ts';
import { AgeStep, DetailsStep, InterestsStep, WhereStep, WhoStep } from './wizard-steps.tsx';

export interface WizardViewProps {
  step: WizardStep;
  draft: Draft;
  onChange: (draft: Draft) => void;
  onStep: (step: WizardStep) => void;
  /** The last step was completed. */
  onFinish: (draft: Draft) => void;
  /** The preferences are being saved. */
  pending: boolean;
  error: unknown;
  /** Whether the member's profile names a place to measure from. */
  hasPlace: boolean;
  /** Attributes this site shows. */
  attributes: readonly AttributeName[];
}

const names = {
  who: messages.stepWho,
  age: messages.age,
  where: messages.stepWhere,
  interests: messages.stepInterests,
  details: messages.stepDetails,
};
const titles = {
  who: messages.who,
  age: messages.ageTitle,
  where: messages.where,
  interests: messages.interests,
  details: messages.details,
};
const texts = {
  who: messages.whoText,
  age: messages.whoText,
  where: messages.whereText,
  interests: messages.niceText,
  details: messages.niceText,
};

/** The preferences, one question per screen: the first three are required, the others are wishes (MEM-07). */
export function WizardView(props: WizardViewProps) {
  const intl = useIntl();
  const fieldText = useFieldErrorText();
  const { step, draft, onChange, onStep, onFinish, pending, error } = props;
  const index = wizardSteps.indexOf(step);
  const [missing, setMissing] = useState(false);
  const heading = useHeadingFocus(step);

  const goOn = (from: Draft) => {
    setMissing(from.genders.length === 0);
    const next = wizardSteps[index + 1];
    if (from.genders.length === 0) onStep('who');
    else if (next) onStep(next);
    else onFinish(from);
  };
  return (
    <form
      noValidate
      // As high as the page, so that the foot of each step is in the same position. Elements with keyboard focus stay clear of it.
      className="mx-auto flex w-full max-w-reading flex-col gap-6 max-md:min-h-[calc(100dvh-6.5rem)] [&_:is(input,select,button)]:scroll-mb-16"
      onSubmit={(event) => {
        event.preventDefault();
        goOn(draft);
      }}
    >
      <div className="flex flex-col gap-1">
        {/* On a phone the question is the title. */}
        <h1 className="font-semibold text-ink-muted md:text-3xl md:font-display md:text-ink">
          {intl.formatMessage(messages.page)}
        </h1>
        <div className="flex min-h-11 items-center gap-2">
          {index > 0 ? (
            <BackButton
              label={intl.formatMessage(commonMessages.back)}
              onClick={() => onStep(wizardSteps[index - 1] ?? 'who')}
              className="-ms-2.5"
            />
          ) : null}
          <Steps
            variant="line"
            className="flex-1"
            label={intl.formatMessage(messages.steps)}
            steps={wizardSteps.map((id) => ({ id, label: intl.formatMessage(names[id]), href: hrefs.matchFinder(id) }))}
            current={step}
            status={intl.formatMessage(messages.status, { number: index + 1, total: wizardSteps.length })}
            doneLabel={intl.formatMessage(messages.done)}
          />
        </div>
      </div>
      <FormFailure error={error} />
      <header>
        <h2 ref={heading} tabIndex={-1} className="text-2xl font-display outline-none">
          {intl.formatMessage(titles[step])}
        </h2>
        <p className="mt-1 text-ink-muted">{intl.formatMessage(texts[step])}</p>
      </header>
      {step === 'who' ? (
        <WhoStep
          draft={draft}
          onChange={onChange}
          error={missing && draft.genders.length === 0 ? fieldText('required') : undefined}
        />
      ) : null}
      {step === 'age' ? <AgeStep draft={draft} onChange={onChange} /> : null}
      {step === 'where' ? <WhereStep draft={draft} onChange={onChange} hasPlace={props.hasPlace} /> : null}
      {step === 'interests' ? <InterestsStep draft={draft} onChange={onChange} /> : null}
      {step === 'details' ? <DetailsStep draft={draft} onChange={onChange} attributes={props.attributes} /> : null}
      <FootBar on="phone" className="mt-auto">
        <div className="flex grow flex-wrap justify-end gap-2">
          {step === 'interests' || step === 'details' ? (
            <Button
              variant="outline"
              className="max-sm:grow max-sm:px-3"
              onClick={() => {
                const rest = without(draft, step);
                onChange(rest);
                goOn(rest);
              }}
            >
              {intl.formatMessage(messages.skip)}
            </Button>
          ) : null}
          <Button type="submit" className="max-sm:grow max-sm:px-3 sm:min-w-44" loading={pending}>
            {intl.formatMessage(step === 'details' ? messages.find : messages.next)}
          </Button>
        </div>
      </FootBar>
    </form>
  );
}

/** Moves the focus to the question of a new step. */
function useHeadingFocus(step: WizardStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
