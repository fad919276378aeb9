import { useIntl } from 'react-intl';

import type { LanderPictureProps } from '../shared/index.ts';
import { alonetonightMessages as messages } from './alonetonight.messages.ts';
import { EveningScene } from './evening-scene.tsx';

/** An evening street in which each answer lights one more window. */
export function AlonetonightPicture({ play, question }: LanderPictureProps) {
  const intl = useIntl();
  const lit = 1 + Object.keys(play.answers).length;
  return (
    <section className="@container relative isolate overflow-hidden bg-photo-blank text-ink-on-photo">
      <div className="h-75 @min-[768px]:absolute @min-[768px]:inset-0 @min-[768px]:-z-1 @min-[768px]:h-auto">
        <EveningScene lit={lit} />
      </div>
      <div className="bg-photo-scrim @min-[768px]:bg-transparent @min-[768px]:bg-linear-to-r @min-[768px]:from-photo-scrim @min-[768px]:to-transparent">
        <div className="mx-auto flex w-full max-w-300 flex-col gap-5 px-5 pb-10 pt-4 @min-[768px]:min-h-150 @min-[768px]:justify-center @min-[768px]:px-10 @min-[768px]:py-12">
          <div className="flex max-w-120 flex-col gap-3">
            <h1 className="text-4xl font-display">{intl.formatMessage(messages.title)}</h1>
            <p className="text-lg text-balance">{intl.formatMessage(messages.text)}</p>
            <output className="block font-semibold">
              {intl.formatMessage(lit > 1 ? messages.secondLight : messages.firstLight)}
            </output>
          </div>
          <div className="w-full max-w-110">{question}</div>
        </div>
      </div>
    </section>
  );
}
