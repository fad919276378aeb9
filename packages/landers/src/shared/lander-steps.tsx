import { LanderCallToAction } from '@heartline/ui/lander/lander-call-to-action';
import { Button } from '@heartline/ui/controls/button';
import { useEffect, useRef, type FormEvent } from 'react';
import { useIntl } from 'react-intl';

import type { LanderSite } from './lander-data.ts';
import { landerLinks, targetFields, type LanderTarget } from './lander-links.ts';
import { labelOf, stepOf, type LanderStep, type SiteStep } from './lander-step.ts';
import { landerMessages } from './lander.messages.ts';
import type { LanderPlay } from './use-play.ts';

export interface LanderStepsProps {
  target: LanderTarget;
  /** Undefined until it is loaded, or if that fails. */
  site: LanderSite | undefined;
  steps: readonly (LanderStep | SiteStep)[];
  play: LanderPlay;
  /** The visitor is on the way to the sign-up. */
  onSignup?: (() => void) | undefined;
}

/**
 * One question at a time, the last of which leads into the sign-up. A real form: before any script, the first answer leads there. The
 * address carries the tracking and every answer.
 */
export function LanderSteps({ target, site, steps, play, onSignup }: LanderStepsProps) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(play.at);
  useEffect(() => {
    if (shown.current === play.at) return;
    shown.current = play.at;
    // The pressed button is gone: the focus moves to the next question.
    box.current?.querySelector('button')?.focus();
  }, [play.at]);
  if (site?.closed) {
    return (
      <div className="flex w-full flex-col gap-2 rounded-xl bg-surface-raised p-6 text-center text-ink shadow-float">
        <h2 className="text-xl font-display">{intl.formatMessage(landerMessages.closedTitle)}</h2>
        <p className="text-ink-muted">{intl.formatMessage(landerMessages.closedText, { site: site.name })}</p>
      </div>
    );
  }
  const asked = steps[Math.min(play.at, steps.length - 1)];
  if (!asked) return null;
  const step = stepOf(asked, site);
  const isLast = play.at >= steps.length - 1;
  const answer = (event: FormEvent<HTMLFormElement>) => {
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (pressed) play.set(step.name, pressed.value);
    if (isLast) {
      onSignup?.();
      return;
    }
    event.preventDefault();
    play.next();
  };
  const given = Object.entries(play.answers).filter(([name, value]) => name !== step.name && value !== '');
  return (
    <div ref={box} className="flex w-full flex-col items-center gap-2">
      <LanderCallToAction
        key={step.name}
        // If a picture sets its height, as among the faces of the gallery, the card fills it.
        className="grow justify-center"
        question={intl.formatMessage(step.question)}
        stepText={
          steps.length > 1
            ? intl.formatMessage(landerMessages.step, { number: play.at + 1, count: steps.length })
            : undefined
        }
        name={step.name}
        answers={step.answers.map((each) => ({ value: each.value, label: labelOf(intl, each) }))}
        action={landerLinks(target).signupAction}
        method="get"
        // A partner may frame this page; the sign-up is never shown in a frame.
        target="_top"
        // Before any script it submits to the sign-up; while one is loading, it waits for the next question.
        data-waits={isLast ? undefined : ''}
        note={site ? intl.formatMessage(landerMessages.note, { minAge: site.minAge }) : undefined}
        onSubmit={answer}
      >
        {[...targetFields(target), ...given].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </LanderCallToAction>
      {play.at > 0 ? (
        <Button variant="ghost" size="sm" className="text-inherit" onClick={play.back}>
          {intl.formatMessage(landerMessages.back)}
        </Button>
      ) : null}
    </div>
  );
}
