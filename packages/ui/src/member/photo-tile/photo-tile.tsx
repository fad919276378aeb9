import { ClockIcon, EyeOffIcon, LockKeyholeIcon } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { fadesIn } from '../../lib/fades-in.ts';
import { PhotoBlank } from '../photo-blank.tsx';

export type GalleryPhotoState = 'active' | 'locked' | 'inspected' | 'rejected';

export interface GalleryPhoto {
  id: string;
  /** 180 to 220 px high as a thumbnail. For `locked` the blurred derivative, the only picture this browser ever gets (MEM-04). */
  thumbUrl: string;
  /** For the large view. A locked photo has none. */
  fullUrl?: string | null;
  /** A smaller version that is loaded already: shown until the photo is. */
  smallerUrl?: string | undefined;
  /** Mean colour of the photo, as CSS: shown until it is loaded. */
  colour?: string | null;
  /** "Photo 2 of 5 of Anna": also the name of the button that opens it. */
  alt: string;
  state: GalleryPhotoState;
  /** Why it was rejected: "Faces of children may not be shown." */
  reason?: string | undefined;
}

/** Labels of the states that have one. */
export interface PhotoLabels {
  /** Why a photo is locked: "For premium members". */
  locked: string;
  /** "Being inspected", for one's own new photos. */
  inspected: string;
  /** "Not accepted", for one's own photos. The photo's `reason` follows. */
  rejected: string;
}

export interface PhotoTileProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Without one the initial of `name` shows. */
  photo?: GalleryPhoto | undefined;
  /** The member's name. */
  name?: string | undefined;
  labels: PhotoLabels;
  /** Opens the photo large. Never called for a locked one. */
  onOpen?: (() => void) | undefined;
  /** The member's main picture: in its large version, loaded eagerly. @default false */
  main?: boolean;
  /** How to unlock: "Get Premium". With it, everybody can read the reason. */
  lockedAction?: ReactNode;
  /** The member's name, a `ProfileHeader` say: at the foot of the photo, over a short scrim that leaves the face visible. */
  caption?: ReactNode;
  /** Action on this photo, a small button or link: in the corner of its foot. A locked one has none. */
  action?: ReactNode;
}

const marks = {
  inspected: { icon: ClockIcon, look: 'bg-surface-raised text-ink' },
  rejected: { icon: EyeOffIcon, look: 'bg-danger-solid text-on-solid' },
};

const none: GalleryPhoto = { id: '', thumbUrl: '', alt: '', state: 'active' };

/** One photo of a member in one of its four states. */
export function PhotoTile({
  photo = none,
  name,
  labels,
  onOpen,
  main = false,
  lockedAction,
  caption,
  action,
  className,
  style,
  ...props
}: PhotoTileProps) {
  const { state, alt, reason } = photo;
  const [broken, setBroken] = useState<string | null>(null);
  const locked = state === 'locked';
  const mark = state === 'inspected' || state === 'rejected' ? marks[state] : null;
  const src = main && !locked ? (photo.fullUrl ?? photo.thumbUrl) : photo.thumbUrl;
  const words = locked ? '' : alt;
  const missing = src === '' || src === broken;
  const smaller = state !== 'active' || missing ? undefined : photo.smallerUrl;
  const picture = missing ? (
    <span role={words ? 'img' : undefined} aria-label={words || undefined} className="block size-full">
      <PhotoBlank name={name} />
    </span>
  ) : (
    <img
      ref={fadesIn}
      src={src}
      alt={words}
      onError={() => setBroken(src)}
      loading={main ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      className={cn(
        'photo-arrives size-full object-cover object-[50%_25%]',
        locked && 'scale-125 blur-md',
        state === 'rejected' && 'opacity-60 grayscale',
      )}
    />
  );
  return (
    <div
      {...props}
      data-slot="photo-tile"
      data-state={photo === none ? 'none' : state}
      // At least as high as its caption, at any text size.
      className={cn(
        'relative isolate grid items-end overflow-clip rounded-lg bg-surface-skeleton',
        locked && caption && 'grid-rows-[1fr_auto]',
        className,
      )}
      style={!missing && photo.colour ? { backgroundColor: photo.colour, ...style } : style}
    >
      {smaller ? (
        <img src={smaller} alt="" className="absolute inset-0 -z-10 size-full object-cover object-[50%_25%]" />
      ) : null}
      {onOpen && !locked && photo !== none ? (
        <button
          type="button"
          onClick={onOpen}
          className="absolute inset-0 cursor-zoom-in forced-colors:border -outline-offset-3 focus-visible:outline-focus-on-photo"
        >
          {picture}
        </button>
      ) : (
        <span className="absolute inset-0">{picture}</span>
      )}
      {locked ? <div className="absolute inset-0 bg-photo-veil" /> : null}
      {locked ? (
        <div
          className={cn(
            'flex flex-col items-center justify-center-safe gap-2.5 p-3 text-center text-ink-on-photo',
            caption ? 'relative self-stretch' : 'absolute inset-0 overflow-y-auto',
          )}
        >
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
            caption ? 'top-2' : 'bottom-2',
            'absolute inset-x-2 flex justify-center gap-1.5 rounded-md px-2 py-1 text-xs font-semibold leading-tight shadow-soft',
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
      {caption ? (
        // A press on the caption counts as a press on the photo.
        <div
          className={cn(
            'photo-scrim pointer-events-none relative p-4 pt-16 text-ink-on-photo',
            action && !locked && 'pe-18 sm:pe-40',
          )}
        >
          {caption}
        </div>
      ) : null}
      {action && !locked ? <div className="absolute end-3 bottom-3">{action}</div> : null}
    </div>
  );
}
