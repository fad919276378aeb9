import { CircleAlertIcon, ClockIcon, EyeOffIcon, ImageOffIcon, StarIcon } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';

import { Progress } from '../../feedback/progress/index.ts';
import { Spinner } from '../../feedback/spinner/index.ts';
import { cn } from '../../lib/cn.ts';
import { fadesIn } from '../../lib/fades-in.ts';

export interface OwnPhotoProps extends Omit<ComponentProps<'figure'>, 'children'> {
  src: string;
  /** Mean colour of the photo, as CSS: shown until it is loaded. */
  colour?: string | null;
  /** Also shown if the file contains no picture. */
  alt: string;
  /** `waiting` and `uploading` have not arrived yet, `failed` never will. @default 'active' */
  state?: 'active' | 'inspected' | 'rejected' | 'waiting' | 'uploading' | 'failed';
  /** The state in words; none for `active`. */
  stateLabel?: string;
  /** "Main photo", for the one others see first. */
  mainLabel?: string;
  /** Progress of its upload, from 0 to 1, with the name of the bar: "Upload of me.jpg". */
  progress?: { value: number; label: string };
  /** Why it was rejected or failed, and the next step. */
  note?: ReactNode;
  /** Buttons below: make it the main photo, delete, try again. */
  actions?: ReactNode;
}

const marks = {
  inspected: { icon: <ClockIcon />, look: 'bg-surface-raised text-ink' },
  waiting: { icon: <ClockIcon />, look: 'bg-surface-raised text-ink' },
  uploading: { icon: <Spinner className="size-3.5" />, look: 'bg-surface-raised text-ink' },
  rejected: { icon: <EyeOffIcon />, look: 'bg-danger-solid text-on-solid' },
  failed: { icon: <CircleAlertIcon />, look: 'bg-danger-solid text-on-solid' },
};

/** One of the member's own photos, or an upload: picture, state and actions. */
export function OwnPhoto({
  src,
  colour,
  alt,
  state = 'active',
  stateLabel,
  mainLabel,
  progress,
  note,
  actions,
  className,
  ...props
}: OwnPhotoProps) {
  const mark = state === 'active' ? null : marks[state];
  const [broken, setBroken] = useState<string>();
  const dim = state === 'rejected' || state === 'failed';
  return (
    <figure
      {...props}
      data-slot="own-photo"
      data-state={state}
      className={cn('flex min-w-0 flex-col gap-2', className)}
    >
      <div
        className="relative isolate aspect-3/4 overflow-hidden rounded-lg bg-photo-blank"
        style={colour && broken !== src ? { backgroundColor: colour } : undefined}
      >
        {broken === src ? (
          <div className="flex size-full flex-col items-center justify-center gap-2 px-3 pb-8 text-center text-ink-on-photo">
            <ImageOffIcon aria-hidden className="size-8" />
            <span className="line-clamp-2 text-xs wrap-anywhere">{alt}</span>
          </div>
        ) : (
          <img
            ref={fadesIn}
            src={src}
            alt={alt}
            decoding="async"
            onError={() => setBroken(src)}
            className={cn(
              'photo-arrives size-full object-cover object-[50%_25%] transition-opacity duration-240',
              dim && 'opacity-60 grayscale',
              (state === 'waiting' || state === 'uploading') && 'opacity-70',
            )}
          />
        )}
        {mainLabel ? (
          <span className="absolute start-2 top-2 flex max-w-[calc(100%-16px)] items-center gap-1.5 rounded-md bg-surface-raised px-2 py-1 text-xs font-semibold text-ink shadow-soft">
            <StarIcon aria-hidden className="size-3.5 shrink-0 fill-current" />
            {mainLabel}
          </span>
        ) : null}
        {progress ? (
          <Progress
            label={progress.label}
            value={progress.value}
            max={1}
            className="absolute inset-x-2 bottom-12 w-auto shadow-soft"
          />
        ) : null}
        {mark && stateLabel ? (
          <span
            className={cn(
              'absolute inset-x-2 bottom-2 flex items-center justify-center gap-1.5 rounded-md px-2 py-1 text-center text-xs font-semibold leading-tight shadow-soft [&_svg]:size-3.5 [&_svg]:shrink-0',
              mark.look,
            )}
          >
            <span aria-hidden className="contents">
              {mark.icon}
            </span>
            {stateLabel}
          </span>
        ) : null}
      </div>
      {note || actions ? (
        <figcaption className="flex flex-col gap-2">
          {note ? <p className="text-sm text-ink-muted">{note}</p> : null}
          {actions ? <div className="flex flex-wrap gap-1">{actions}</div> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
