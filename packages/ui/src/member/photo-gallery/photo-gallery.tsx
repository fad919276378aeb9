import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { PhotoTile, type GalleryPhoto } from '../photo-tile/index.ts';

export interface PhotoGalleryProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-label'> {
  /** "Photos of Anna". */
  label: string;
  /** Photos that are not accepted (yet) show only if they are the viewer's `own`. */
  items: GalleryPhoto[];
  /** The photos are the viewer's own (MEM-04). @default false */
  own?: boolean;
  /** Why a photo is locked: "For premium members". */
  lockedLabel: string;
  /** "Being inspected", for one's own new photos. */
  inspectedLabel: string;
  /** "Not accepted", for one's own photos. The photo's `reason` follows. */
  rejectedLabel: string;
  /** Opens a photo large, in a `Lightbox`, say. Never called for locked photos. */
  onOpen?: (id: string) => void;
  /** How to unlock: "Get Premium". Shown once, on the first locked photo. */
  lockedAction?: ReactNode;
  /** Action on a photo, in its corner. Called for open photos. */
  actionOf?: (photo: GalleryPhoto) => ReactNode;
}

/** A member's photos in a row 200 px high that scrolls sideways (NAV-10). */
export function PhotoGallery({
  label,
  items: given,
  own = false,
  lockedLabel,
  inspectedLabel,
  rejectedLabel,
  onOpen,
  lockedAction,
  actionOf,
  className,
  ...props
}: PhotoGalleryProps) {
  const items = own ? given : given.filter(({ state }) => state === 'active' || state === 'locked');
  const labels = { locked: lockedLabel, inspected: inspectedLabel, rejected: rejectedLabel };
  const firstLocked = items.find((item) => item.state === 'locked')?.id;
  const reachable = onOpen && items.some(({ state }) => state !== 'locked');
  return (
    <section
      {...props}
      aria-label={label}
      data-slot="photo-gallery"
      data-own={own ? '' : undefined}
      className={cn('min-w-0', className)}
    >
      {/* Arrow keys scroll a focused element: the row itself, if no photo can be focused. */}
      <ul
        aria-label={reachable ? undefined : label}
        tabIndex={reachable ? undefined : 0}
        className="-m-1 flex snap-x scroll-px-1 gap-2.5 overflow-x-auto p-1 [scrollbar-width:thin]"
      >
        {items.map((photo) => (
          <li key={photo.id} className="shrink-0 snap-start">
            <PhotoTile
              photo={photo}
              labels={labels}
              onOpen={onOpen ? () => onOpen(photo.id) : undefined}
              lockedAction={photo.id === firstLocked ? lockedAction : undefined}
              action={photo.state === 'active' ? actionOf?.(photo) : undefined}
              className={cn('h-50', photo.reason || (photo.id === firstLocked && lockedAction) ? 'w-56' : 'w-38')}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
