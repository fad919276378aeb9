import { ClockIcon, EyeOffIcon, LockKeyholeIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { PhotoBlank } from '../photo-blank.tsx';

export type GalleryPhotoState = 'active' | 'locked' | 'inspected' | 'rejected';

export interface GalleryPhoto {
  id: string;
  /** 180 to 220 px high where it is a thumbnail. For `locked` the blurred derivative, the only picture this browser ever gets (MEM-04). */
  thumbUrl: string;
  /** For the large view. A locked photo has none. */
  fullUrl?: string | null;
  /** "Photo 2 of 5 of Anna": also the name of the button that opens it. */
  alt: string;
  state: GalleryPhotoState;
  /** Why it was rejected: "Faces of children may not be shown." */
  reason?: string | undefined;
}

interface PhotoTileProps {
  photo: GalleryPhoto;
  /** Words for the states that have some. */
  labels: { locked: string; inspected: string; rejected: string };
  onOpen?: (() => void) | undefined;
  main?: boolean;
  lockedAction?: ReactNode;
  className?: string;
}

const marks = {
  inspected: { icon: ClockIcon, look: 'bg-surface-raised text-ink' },
  rejected: { icon: EyeOffIcon, look: 'bg-danger-solid text-on-solid' },
};

/** One photo of a gallery in one of its four states. */
export function PhotoTile({ photo, labels, onOpen, main = false, lockedAction, className }: PhotoTileProps) {
  const { state, alt, reason } = photo;
  const [broken, setBroken] = useState<string | null>(null);
  const locked = state === 'locked';
  const mark = state === 'inspected' || state === 'rejected' ? marks[state] : null;
  const src = main && !locked ? (photo.fullUrl ?? photo.thumbUrl) : photo.thumbUrl;
  const words = locked ? '' : alt;
  const picture =
    src === broken ? (
      <span role={words ? 'img' : undefined} aria-label={words || undefined} className="block size-full">
        <PhotoBlank />
      </span>
    ) : (
      <img
        src={src}
        alt={words}
        onError={() => setBroken(src)}
        loading={main ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        className={cn(
          'size-full object-cover object-[50%_25%]',
          locked && 'scale-125 blur-md',
          state === 'rejected' && 'opacity-60 grayscale',
        )}
      />
    );
  return (
    <div
      data-slot="photo-tile"
      data-state={state}
      className={cn('relative isolate overflow-hidden rounded-lg bg-photo-blank', className)}
    >
      {onOpen && !locked ? (
        <button
          type="button"
          onClick={onOpen}
          className="block size-full cursor-zoom-in forced-colors:border -outline-offset-3 focus-visible:outline-focus-on-photo"
        >
          {picture}
        </button>
      ) : (
        picture
      )}
      {locked ? (
        <div className="absolute inset-0 flex flex-col items-center justify-center-safe gap-2.5 overflow-y-auto bg-photo-veil p-3 text-center text-ink-on-photo">
          <span aria-hidden className="grid size-11 place-items-center rounded-full bg-photo-scrim">
            <LockKeyholeIcon className="size-5" />
          </span>
          <span
            className={cn(
              'max-w-52 font-semibold leading-snug',
              main ? 'text-base' : 'text-sm',
              lockedAction ? '' : 'sr-only',
            )}
          >
            {labels.locked}
          </span>
          {lockedAction ? <div className="flex flex-wrap justify-center text-sm">{lockedAction}</div> : null}
        </div>
      ) : null}
      {mark ? (
        <span
          className={cn(
            'absolute inset-x-2 bottom-2 flex justify-center gap-1.5 rounded-md px-2 py-1 text-xs font-semibold leading-tight shadow-soft',
            reason ? 'max-h-[calc(100%-16px)] overflow-y-auto text-start' : 'pointer-events-none items-center',
            mark.look,
          )}
        >
          <mark.icon aria-hidden className="size-3.5 shrink-0" />
          <span className="min-w-0">
            {state === 'inspected' ? labels.inspected : labels.rejected}
            {reason ? <span className="mt-0.5 block font-medium">{reason}</span> : null}
          </span>
        </span>
      ) : null}
    </div>
  );
}
