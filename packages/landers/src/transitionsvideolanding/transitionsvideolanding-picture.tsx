import { LanderVideo } from '@heartline/ui/lander/lander-video';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { LanderPictureProps } from '../shared/index.ts';
import { hours } from './hours.ts';
import { transitionsvideolandingMessages as messages } from './transitionsvideolanding.messages.ts';

/** A lake from morning to night: each answer lets some hours pass, and one loop fades into the next. */
export function TransitionsvideolandingPicture({ play, question }: LanderPictureProps) {
  const intl = useIntl();
  const hour = hours[Math.min(play.at, hours.length - 1)] ?? hours[0];
  const before = useBefore(hour);
  return (
    <section className="@container bg-canvas text-ink">
      <div className="relative isolate flex min-h-110 flex-col overflow-hidden bg-photo-blank text-ink-on-photo @min-[768px]:min-h-130">
        <img src={before.still} alt="" className="absolute inset-0 -z-1 size-full object-cover object-[68%_50%]" />
        <LanderVideo
          clips={hour.clips}
          poster={hour.still}
          playLabel={intl.formatMessage(messages.play)}
          pauseLabel={intl.formatMessage(messages.pause)}
          className="absolute inset-0 bg-transparent [&_button]:bottom-20 [&_video]:animate-dissolve [&_video]:object-[68%_50%]"
        />
        <div className="pointer-events-none relative grow bg-linear-to-b from-photo-scrim to-transparent px-5 pb-48 pt-8 @min-[768px]:pt-14">
          <div className="mx-auto flex max-w-160 flex-col items-center gap-2 text-center">
            <output className="font-semibold">{intl.formatMessage(messages[hour.name])}</output>
            <h1 className="text-4xl font-display text-balance">{intl.formatMessage(messages.title)}</h1>
            <p className="text-lg text-balance">{intl.formatMessage(messages.text)}</p>
          </div>
        </div>
      </div>
      <div className="relative mx-auto -mt-14 w-full max-w-118 px-4 pb-10">{question}</div>
    </section>
  );
}

/** The former value; initially the present one. */
function useBefore<Value>(now: Value): Value {
  const [seen, setSeen] = useState({ now, before: now });
  if (seen.now !== now) setSeen({ now, before: seen.now });
  return seen.now === now ? seen.before : seen.now;
}
