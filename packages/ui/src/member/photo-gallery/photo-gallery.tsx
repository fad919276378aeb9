import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { PhotoBlank } from '../photo-blank.tsx';
import { PhotoTile, type GalleryPhoto } from './photo-tile.tsx';

export interface PhotoGalleryProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-label'> {
  /** "Photos of Anna". */
  label: string;
  /** The first is the main photo. Those that are not accepted yet, or never, show only when it is the reader's `own`. */
  items: GalleryPhoto[];
  /** The photos are the reader's own (MEM-04). @default false */
  own?: boolean;
  /** Why a photo is locked: "For premium members". */
  lockedLabel: string;
  /** "Being inspected", for one's own new photos. */
  inspectedLabel: string;
  /** "Not accepted", for one's own photos. The photo's `reason` follows. */
  rejectedLabel: string;
  /** Opens a photo large, in a `Lightbox`, say. Locked photos never call it. */
  onOpen?: (id: string) => void;
  /** What to do about the lock: "Get Premium". Shown once, on the first locked photo. */
  lockedAction?: ReactNode;
  /** Instead of photos, when there are none. */
  empty?: ReactNode;
}

/** A member's photos: the main one large, the others in a row 200 px high that scrolls sideways (NAV-10). */
export function PhotoGallery({
  label,
  items: given,
  own = false,
  lockedLabel,
  inspectedLabel,
  rejectedLabel,
  onOpen,
  lockedAction,
  empty,
  className,
  ...props
}: PhotoGalleryProps) {
  const items = own ? given : given.filter(({ state }) => state === 'active' || state === 'locked');
  const [main, ...others] = items;
  const labels = { locked: lockedLabel, inspected: inspectedLabel, rejected: rejectedLabel };
  const firstLocked = items.find((item) => item.state === 'locked')?.id;
  const tile = (photo: GalleryPhoto) => ({
    photo,
    labels,
    onOpen: onOpen ? () => onOpen(photo.id) : undefined,
    lockedAction: photo.id === firstLocked ? lockedAction : undefined,
  });
  const reachable = onOpen && others.some(({ state }) => state !== 'locked');
  return (
    <section
      {...props}
      aria-label={label}
      data-slot="photo-gallery"
      data-own={own ? '' : undefined}
      className={cn('flex min-w-0 flex-col gap-2.5', className)}
    >
      {main ? (
        <PhotoTile {...tile(main)} main className="aspect-4/5 max-h-[70dvh] min-h-72 w-full rounded-xl" />
      ) : (
        <div className="grid aspect-4/5 max-h-96 min-h-60 w-full place-items-center rounded-xl bg-surface-sunken p-6 text-center text-ink-muted">
          <div className="flex max-w-full min-w-0 flex-col items-center gap-3">
            <span className="aspect-3/4 h-20 overflow-hidden rounded-md">
              <PhotoBlank />
            </span>
            <div className="boxed flex flex-col items-center gap-3">{empty}</div>
          </div>
        </div>
      )}
      {others.length > 0 ? (
        // Keys scroll what can be focused: the row itself, where no photo can.
        <ul
          aria-label={reachable ? undefined : label}
          tabIndex={reachable ? undefined : 0}
          className="-m-1 flex snap-x scroll-px-1 gap-2.5 overflow-x-auto p-1 [scrollbar-width:thin]"
        >
          {others.map((photo) => (
            <li key={photo.id} className="shrink-0 snap-start">
              <PhotoTile
                {...tile(photo)}
                className={cn('h-50', photo.reason || (photo.id === firstLocked && lockedAction) ? 'w-56' : 'w-38')}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
