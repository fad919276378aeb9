import { LockKeyholeIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { FictionalMark } from '../fictional-mark/index.ts';

export interface LockedCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The blurred derivative: the only picture this browser gets. */
  photoUrl?: string | null;
  /** Name of the link, and the words on the card: "Somebody likes you". */
  label: string;
  /** What unlocks it, as a line under the label: "See who with Premium". */
  hint?: string;
  /** Where that can be had. */
  href: string;
  /** "New", for a like not seen yet. */
  newLabel?: string;
  /** The site's wording, for fictional profiles: what is hidden is marked too (LOC-10). */
  fictionalLabel?: string;
  /** "2 hours ago". */
  note?: ReactNode;
}

/** Somebody whom the reader may not see yet, in a `MemberGrid`: blurred, with a lock and the way to more. */
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
  return (
    <article
      {...props}
      data-slot="locked-card"
      className={cn(
        'relative isolate flex aspect-3/4 min-w-0 flex-col overflow-clip rounded-lg bg-photo-blank text-ink-on-photo shadow-soft transition-shadow duration-200 hover:shadow-float has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus',
        className,
      )}
    >
      {photoUrl ? (
        <img
          src={photoUrl}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 -z-20 size-full scale-125 object-cover blur-md"
        />
      ) : null}
      <span aria-hidden className="absolute inset-0 -z-10 bg-photo-veil" />
      <div className="flex flex-wrap items-start gap-1.5 p-2 sm:p-2.5">
        {newLabel ? (
          <span
            data-slot="locked-card-new"
            className="inline-flex min-h-6 items-center rounded-full bg-primary px-2 text-xs font-bold text-on-primary"
          >
            {newLabel}
          </span>
        ) : null}
        {fictionalLabel ? <FictionalMark label={fictionalLabel} variant="on-photo" /> : null}
      </div>
      <div className="m-auto flex max-w-full flex-col items-center gap-1.5 px-3 pb-3 text-center sm:gap-2">
        <span aria-hidden className="grid size-10 place-items-center rounded-full bg-photo-scrim sm:size-12">
          <LockKeyholeIcon className="size-5 sm:size-5.5" />
        </span>
        <a
          href={href}
          className="text-base font-bold leading-tight outline-none after:absolute after:inset-0 after:content-['']"
        >
          {label}
        </a>
        {hint ? <p className="text-sm leading-tight">{hint}</p> : null}
        {note ? <p className="text-xs">{note}</p> : null}
      </div>
    </article>
  );
}
