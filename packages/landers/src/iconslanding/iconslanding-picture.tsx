import { useIntl } from 'react-intl';

import {
  genderStep,
  labelOf,
  landerMessages,
  seekingStep,
  usePeopleCount,
  type LanderPictureProps,
  type LanderStep,
} from '../shared/index.ts';
import { Medallion } from './medallion.tsx';
import { iconslandingMessages as messages } from './iconslanding.messages.ts';

/** Three icons on a thread: each answer fills one, and updates the number of matching people. */
export function IconslandingPicture({ api, target, site, play, question }: LanderPictureProps) {
  const intl = useIntl();
  const { answers, at } = play;
  const count = usePeopleCount(api, target, site, answers['seeking'], site?.country ?? '');
  const said = (step: LanderStep) => {
    const answer = step.answers.find(({ value }) => value === answers[step.name]);
    return answer && labelOf(intl, answer);
  };
  return (
    <section className="@container match-glow bg-canvas text-ink">
      <div className="mx-auto flex w-full max-w-300 flex-col items-center gap-7 px-5 py-10 @min-[768px]:py-16">
        <div className="max-w-160 text-center">
          <h1 className="text-4xl font-display text-balance">{intl.formatMessage(messages.title)}</h1>
          <p className="mt-2 text-lg text-balance text-ink-muted">{intl.formatMessage(messages.text)}</p>
        </div>
        <ol aria-label={intl.formatMessage(messages.steps)} className="flex w-full max-w-140 items-start">
          <Medallion of="heart" state={stateOf(0, at)} said={said(seekingStep)} isFirst />
          <Medallion of="person" state={stateOf(1, at)} said={said(genderStep)} />
          <Medallion of="home" state={stateOf(2, at)} said={undefined} />
        </ol>
        <output className="min-h-8 text-center text-xl font-display text-primary-text">
          {count === undefined ? null : intl.formatMessage(landerMessages.people, { count })}
        </output>
        <div className="w-full max-w-110">{question}</div>
      </div>
    </section>
  );
}

const stateOf = (step: number, at: number) => (step < at ? 'done' : step === at ? 'now' : 'later');
