import { LanderVideo } from '@heartline/ui/lander/lander-video';
import { useIntl } from 'react-intl';

import { clipOf, type LanderPictureProps } from '../shared/index.ts';
import mp4 from './lanterns.mp4';
import webm from './lanterns.webm';
import still from './lanterns.webp';
import { videoMessages as messages } from './video.messages.ts';

const clips = [clipOf({ webm, mp4 })];

/** Two lanterns that sway on a lake at dusk; beside them the question. */
export function VideoPicture({ question }: LanderPictureProps) {
  const intl = useIntl();
  return (
    <section className="@container relative isolate overflow-hidden bg-photo-blank text-ink-on-photo">
      <LanderVideo
        clips={clips}
        poster={still}
        playLabel={intl.formatMessage(messages.play)}
        pauseLabel={intl.formatMessage(messages.pause)}
        className="h-75 bg-photo-blank @min-[768px]:absolute @min-[768px]:inset-0 @min-[768px]:h-auto [&_video]:object-[68%_80%] @min-[768px]:[&_video]:object-center"
      />
      {/* Beside the text, the film's stop button can still be pressed. */}
      <div className="pointer-events-none relative bg-photo-scrim @min-[768px]:bg-transparent @min-[768px]:bg-linear-to-r @min-[768px]:from-photo-scrim @min-[768px]:to-transparent @min-[768px]:to-65%">
        <div className="mx-auto flex w-full max-w-300 flex-col gap-5 px-5 pb-10 pt-5 @min-[768px]:min-h-160 @min-[768px]:justify-center @min-[768px]:px-10 @min-[768px]:py-12 *:pointer-events-auto">
          <div className="flex max-w-110 flex-col gap-3">
            <h1 className="text-4xl font-display text-balance">{intl.formatMessage(messages.title)}</h1>
            <p className="text-lg text-balance">{intl.formatMessage(messages.text)}</p>
          </div>
          <div className="w-full max-w-110">{question}</div>
        </div>
      </div>
    </section>
  );
}
