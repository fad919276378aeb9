import { PauseIcon, PlayIcon } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';

import { IconButton } from '../../controls/icon-button/index.ts';
import { isStill } from '../../foundations/motion/index.ts';
import { cn } from '../../lib/cn.ts';

/** One clip in several formats, of which the browser takes the first that it can play. */
export type LanderClip = readonly { src: string; type: string }[];

export interface LanderVideoProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Short clips without sound, by address or in several formats, shown one after the other and again. One alone repeats. */
  clips: readonly (string | LanderClip)[];
  /** Stands before the first clip, and instead of all where motion is unwanted or data is saved. */
  poster: string;
  playLabel: string;
  pauseLabel: string;
  /** Over the video, as in a `LanderHero`: the words and what to do. */
  children?: ReactNode;
}

/** Whether clips may begin by themselves: not where the reader wants no motion, or to save data. */
function mayMove(): boolean {
  const saving = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;
  return !saving && !isStill();
}

/** Moving pictures behind a lander's words. They can always be stopped, and begin only where motion is welcome. */
export function LanderVideo({ clips, poster, playLabel, pauseLabel, children, className, ...props }: LanderVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  /** What the reader asked for; before that, what their device says. */
  const wanted = useRef<boolean>(null);
  const play = () => {
    // The browser may refuse, to save power: then it stands still, and the button says so.
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
        // The sources of a clip are read once: another clip is another video.
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
