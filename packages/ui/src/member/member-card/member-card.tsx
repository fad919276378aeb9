import { useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react';

import { PresenceDot } from '../../feedback/presence-dot/index.ts';
import { cn } from '../../lib/cn.ts';
import { HeartIcon, MapPinIcon } from '../../lib/icons.tsx';
import { FictionalMark } from '../fictional-mark/index.ts';
import { GoldBadge } from '../gold-badge/index.ts';
import { separator } from '../name-and-age.tsx';
import { PhotoBlank } from '../photo-blank.tsx';

/** A like button only together with its name: "Like Anna". */
type Liking =
  | { onLike: (event: MouseEvent<HTMLButtonElement>) => void; likeLabel: string; liked?: boolean }
  | { onLike?: never; likeLabel?: never; liked?: never };

export type MemberCardProps = Omit<ComponentProps<'article'>, 'children'> &
  Liking & {
    /** The member's name; with the age it is the name of the link. */
    name: string;
    /** In years. */
    age?: number;
    /** Where, never exact: "Utrecht" or "near Utrecht". */
    place?: string;
    /** The profile. The whole card leads there. */
    href: string;
    /** 3:4 or larger; the upper middle is kept in view. Without it a friendly blank shows. */
    photoUrl?: string | null;
    /** Widths for `srcset`, when the site has them. */
    photoSrcSet?: string;
    /** "Online" in the reader's language. Present only while the member is online. */
    presenceLabel?: string;
    /** "Premium" in the reader's language, for premium members (MEM-10). */
    goldLabel?: string;
    /** The site's wording, for fictional profiles (LOC-10). */
    fictionalLabel?: string;
    /** "New", for a like not seen yet. */
    newLabel?: string;
    /** Loads the photo at once: for the cards above the fold. @default false */
    priority?: boolean;
    /** Level of the name as a heading. @default 3 */
    headingLevel?: 2 | 3 | 4;
    /** A line below the place: what you share, a distance. */
    note?: ReactNode;
  };

/** A member in a grid: the photograph speaks, name, age and place stand on it. */
export function MemberCard({
  name,
  age,
  place,
  href,
  photoUrl,
  photoSrcSet,
  presenceLabel,
  goldLabel,
  fictionalLabel,
  newLabel,
  onLike,
  likeLabel,
  liked = false,
  priority = false,
  headingLevel = 3,
  note,
  className,
  ...props
}: MemberCardProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const photo = photoUrl && photoUrl !== failed ? photoUrl : null;
  const Heading = `h${headingLevel}` as const;
  const who = (
    <Heading className="flex min-w-0 items-baseline gap-1.5 text-base font-bold leading-tight sm:text-lg sm:leading-tight">
      <a
        href={href}
        aria-label={age === undefined ? name : name + separator + age}
        className="flex min-w-0 outline-none after:absolute after:inset-0 after:content-['']"
      >
        <span className="truncate">{name}</span>
        {age === undefined ? null : (
          <span className="shrink-0 whitespace-pre font-semibold tabular-nums">
            {separator}
            {age}
          </span>
        )}
      </a>
      {presenceLabel ? <PresenceDot online label={presenceLabel} className="relative -top-px self-center" /> : null}
    </Heading>
  );
  // The name has the whole width where something stands below it; only that shares its line with the heart.
  const more =
    place || note ? (
      <>
        {place ? (
          <p className="mt-1 flex min-w-0 items-center gap-1 text-sm leading-tight">
            <MapPinIcon aria-hidden className="size-3.5 shrink-0" />
            <span className="truncate">{place}</span>
          </p>
        ) : null}
        {note ? <p className="mt-1 text-xs leading-tight">{note}</p> : null}
      </>
    ) : null;
  return (
    <article
      {...props}
      data-slot="member-card"
      data-photo={photo ? '' : undefined}
      className={cn(
        'group/card relative isolate flex aspect-3/4 min-w-0 flex-col overflow-hidden rounded-lg bg-photo-blank text-ink-on-photo shadow-soft transition-shadow duration-200 hover:shadow-float has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus',
        className,
      )}
    >
      {photo ? (
        <img
          src={photo}
          srcSet={photoSrcSet}
          sizes={photoSrcSet ? '(min-width: 1200px) 230px, (min-width: 768px) 30vw, 46vw' : undefined}
          alt=""
          width={360}
          height={480}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          onError={() => setFailed(photo)}
          className="absolute inset-0 -z-20 size-full object-cover object-[50%_22%] transition-transform duration-240 ease-out group-hover/card:scale-[1.035] motion-reduce:transform-none"
        />
      ) : (
        <PhotoBlank className="absolute inset-0 -z-20" />
      )}
      <div className="flex flex-wrap items-start gap-1.5 p-2 sm:p-2.5">
        {newLabel ? (
          <span
            data-slot="member-card-new"
            className="inline-flex min-h-6 items-center rounded-full bg-primary px-2 text-xs font-bold text-on-primary"
          >
            {newLabel}
          </span>
        ) : null}
        {goldLabel ? <GoldBadge label={goldLabel} variant="icon" className="shadow-soft" /> : null}
        {fictionalLabel ? <FictionalMark label={fictionalLabel} variant="on-photo" /> : null}
      </div>
      <div className="photo-scrim absolute inset-x-0 bottom-0 -z-10 p-2.5 pt-12 [--scrim-fade:48px] sm:p-3.5 sm:pt-16 sm:[--scrim-fade:64px]">
        {more ? who : null}
        <div className="flex items-center gap-1">
          <div className="min-w-0 flex-1">{more ?? who}</div>
          {onLike ? (
            <button
              type="button"
              aria-label={likeLabel}
              aria-pressed={liked}
              onClick={onLike}
              data-slot="member-card-like"
              className="group/like relative z-10 -m-1 grid size-11 shrink-0 place-items-center rounded-full"
            >
              <span
                className={cn(
                  'grid size-9 place-items-center rounded-full shadow-soft forced-colors:border transition-[background-color,color,scale] duration-150 group-active/like:scale-90 motion-reduce:group-active/like:scale-100 sm:size-10',
                  liked
                    ? 'bg-primary text-on-primary'
                    : 'bg-surface-raised text-primary-text group-hover/like:bg-primary-soft',
                )}
              >
                <HeartIcon aria-hidden className="size-5" strokeWidth={2.2} fill={liked ? 'currentColor' : 'none'} />
              </span>
            </button>
          ) : null}
        </div>
      </div>
    </article>
  );
}
