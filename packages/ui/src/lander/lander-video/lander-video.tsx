import { PauseIcon, PlayIcon } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';

import { IconButton } from '../../controls/icon-button/index.ts';
import { isStill } from '../../foundations/motion/index.ts';
import { cn } from '../../lib/cn.ts';

/** One clip in several formats, of which the browser takes the first that it can play. */
export type LanderClip = readonly { src: string; type: string }[];

export interface LanderVideoProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Short clips without sound, by address or in several formats, shown one after the other in a loop. A single clip repeats. */
  clips: readonly (string | LanderClip)[];
  /** Shown before the first clip, and instead of all clips under reduced motion or data saving. */
  poster: string;
  playLabel: string;
  pauseLabel: string;
  /** Over the video, as in a `LanderHero`: the text and the action. */
  children?: ReactNode;
}

/** Whether clips may start by themselves: not if the viewer prefers reduced motion, or saves data. */
function mayMove(): boolean {
  const saving = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;
  return !saving && !isStill();
}

/** Video behind a lander's text. It can always be stopped, and starts by itself only if motion is welcome. */
export function LanderVideo({ clips, poster, playLabel, pauseLabel, children, className, ...props }: LanderVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  /** The viewer's choice; before it, the device's preference. */
  const wanted = useRef<boolean>(null);
  const play = () => {
    // The browser may refuse, to save power: then the video stands still, and the button shows it.
    video.current?.play().catch(() => {});
  };
  const clip = clips[at % Math.max(1, clips.length)] ?? '';
  const shown = typeof clip === 'string' ? clip : clip.map(({ src }) => src).join(' ');
  useEffect(() => {
    if (wanted.current ?? mayMove()) play();
  }, [shown]);
  const toggle = () => {
    wanted.current = !playing;
    if (playing) video.current?.pause();
    else play();
  };
  return (
    <div
      {...props}
      data-slot="lander-video"
      data-state={playing ? 'playing' : 'paused'}
      className={cn('relative isolate overflow-hidden bg-surface-inverse text-ink-on-photo', className)}
    >
      <video
        // The sources of a clip are read once, so another clip needs another element.
        key={shown}
        ref={video}
        src={typeof clip === 'string' ? clip : undefined}
        poster={poster}
        muted
        playsInline
        loop={clips.length === 1}
        preload="none"
        aria-hidden
        tabIndex={-1}
        onPlay={() => setPlaying(true)}
        onPause={(event) => setPlaying(event.currentTarget.ended)}
        onEnded={() => setAt((at + 1) % clips.length)}
        className="absolute inset-0 -z-2 size-full object-cover"
      >
        {typeof clip === 'string' ? null : clip.map((source) => <source key={source.src} {...source} />)}
      </video>
      {children ? <div aria-hidden className="absolute inset-0 -z-1 bg-photo-veil" /> : null}
      {children}
      <IconButton
        label={playing ? pauseLabel : playLabel}
        variant="on-photo"
        onClick={toggle}
        className="absolute inset-e-4 bottom-4"
      >
        {playing ? <PauseIcon /> : <PlayIcon />}
      </IconButton>
    </div>
  );
}
