import { LockKeyholeIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { fadesIn } from '../../lib/fades-in.ts';
import { badgeOf } from '../badge-of.ts';
import { CardCaption } from '../card-caption.tsx';
import { PhotoBlank } from '../photo-blank.tsx';

export interface LockedCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The blurred derivative: the only picture this browser gets. */
  photoUrl?: string | null;
  /** Name of the link, and the text on the card: "Somebody likes you". */
  label: string;
  /** What unlocks it: "See who with Premium". A line if the card is wide enough, else for screen readers only. */
  hint?: string;
  /** Link to that. */
  href: string;
  /** "New", for a like not seen yet. */
  newLabel?: string;
  /** The site's label for fictional profiles: hidden ones are marked too (LOC-10). */
  fictionalLabel?: string;
  /** "2 hours ago". */
  note?: ReactNode;
}

/** A member whom the viewer may not see yet, in a `MemberGrid`: colours of a picture, with a lock and a link to unlock it. */
export function LockedCard({
  photoUrl,
  label,
  hint,
  href,
  newLabel,
  fictionalLabel,
  note,
  className,
  ...props
}: LockedCardProps) {
  const badge = badgeOf({ fictionalLabel, newLabel });
  return (
    <article
      {...props}
      data-slot="locked-card"
      data-badge={badge}
      className={cn(
        '@container relative isolate flex aspect-3/4 min-w-0 flex-col justify-end overflow-clip rounded-lg bg-photo-blank text-ink-on-photo shadow-soft transition-shadow duration-200 hover:shadow-float has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus',
        className,
      )}
    >
      {photoUrl ? (
        <img
          ref={fadesIn}
          src={photoUrl}
          alt=""
          loading="lazy"
          decoding="async"
          className="photo-arrives absolute inset-0 -z-10 size-full scale-125 object-cover blur-md"
        />
      ) : (
        <PhotoBlank className="absolute inset-0 -z-10" />
      )}
      <div data-slot="locked-card-words" className="photo-shade px-2 pb-1 @min-[12.5rem]:px-3 @min-[12.5rem]:pb-2">
        <a
          href={href}
          className="block text-sm font-bold leading-tight outline-none after:absolute after:inset-0 after:content-[''] @min-[12.5rem]:text-base @min-[12.5rem]:leading-tight"
        >
          {label}
        </a>
        <div className="flex items-start gap-1.5">
          <div className="min-w-0 flex-1">
            <CardCaption fictionalLabel={fictionalLabel} newLabel={newLabel} note={note} />
            {hint ? <p className="sr-only text-xs leading-tight @min-[12.5rem]:not-sr-only">{hint}</p> : null}
          </div>
          <span
            aria-hidden
            className="grid size-8 shrink-0 place-items-center rounded-full bg-surface-raised text-ink shadow-soft @min-[12.5rem]:size-9"
          >
            <LockKeyholeIcon className="size-4.5" />
          </span>
        </div>
      </div>
    </article>
  );
}
