import { useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react';

import { PresenceDot } from '../../feedback/presence-dot/index.ts';
import { cn } from '../../lib/cn.ts';
import { fadesIn } from '../../lib/fades-in.ts';
import { HeartIcon } from '../../lib/icons.tsx';
import { badgeOf } from '../badge-of.ts';
import { CardCaption } from '../card-caption.tsx';
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
    /** The place, never exact: "Utrecht" or "near Utrecht". */
    place?: string;
    /** The profile. The whole card is the link. */
    href: string;
    /** 3:4 or larger; the upper middle is kept in view. Without it the initial in colour shows. */
    photoUrl?: string | null;
    /** Mean colour of the photo, as CSS: shown until it is loaded. */
    photoColour?: string | null;
    /** Widths for `srcset`, when the site has them. */
    photoSrcSet?: string;
    /** "Online" in the reader's language. Given only while the member is online. */
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
    /** After the place: a common interest, a distance. */
    note?: ReactNode;
  };

/**
 * A member in a grid: a photograph with name, age and place on its last third. Of the badges one shows, the first that applies of
 * fictional, new, online and premium.
 */
export function MemberCard({
  name,
  age,
  place,
  href,
  photoUrl,
  photoColour,
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
  style,
  ...props
}: MemberCardProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const photo = photoUrl && photoUrl !== failed ? photoUrl : null;
  const badge = badgeOf({ fictionalLabel, newLabel, presenceLabel, goldLabel });
  const Heading = `h${headingLevel}` as const;
  const who = (
    <Heading className="flex min-w-0 flex-1 items-center gap-1.5 font-display text-base leading-tight @min-[12.5rem]:text-lg">
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
      {badge === 'online' ? <PresenceDot online label={presenceLabel} /> : null}
      {badge === 'gold' && goldLabel ? <GoldBadge label={goldLabel} variant="icon" className="size-5" /> : null}
    </Heading>
  );
  // The name takes the whole width if something stands below it, which then shares its line with the heart.
  const caption =
    fictionalLabel || newLabel || place || note ? (
      <CardCaption
        fictionalLabel={fictionalLabel}
        newLabel={newLabel}
        place={place}
        note={note}
        className="min-w-0 flex-1"
      />
    ) : null;
  return (
    <article
      {...props}
      data-slot="member-card"
      data-photo={photo ? '' : undefined}
      data-badge={badge}
      className={cn(
        // Far from the window its inside is not laid out: its size follows from its width alone.
        '@container group/card relative isolate flex aspect-3/4 min-w-0 [content-visibility:auto] flex-col justify-end overflow-hidden rounded-lg bg-surface-skeleton text-ink-on-photo shadow-soft transition-shadow duration-200 hover:shadow-float has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus',
        className,
      )}
      style={photo && photoColour ? { backgroundColor: photoColour, ...style } : style}
    >
      {photo ? (
        <img
          ref={fadesIn}
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
          className="photo-arrives absolute inset-0 -z-10 size-full object-cover object-[50%_22%] grows-into-person transition-transform duration-240 ease-out group-hover/card:scale-[1.035] motion-reduce:transform-none"
        />
      ) : (
        <PhotoBlank name={name} className="absolute inset-0 -z-10" />
      )}
      <div data-slot="member-card-words" className="photo-shade px-2 pb-1 @min-[12.5rem]:px-3 @min-[12.5rem]:pb-2">
        {caption ? who : null}
        <div className="flex items-start gap-1.5">
          {caption ?? who}
          {onLike ? (
            <button
              type="button"
              aria-label={likeLabel}
              aria-pressed={liked}
              onClick={onLike}
              data-slot="member-card-like"
              className="group/like like-burst z-10 -m-1.5 grid size-11 shrink-0 place-items-center rounded-full @min-[12.5rem]:-m-1"
            >
              <span
                className={`grid size-8 place-items-center rounded-full shadow-soft forced-colors:border transition-[background-color,color,scale] duration-240 ease-spring group-active/like:scale-80 motion-reduce:group-active/like:scale-100 @min-[12.5rem]:size-9 ${liked ? 'bg-primary text-on-primary' : 'bg-surface-raised text-primary-text group-hover/like:bg-primary-soft'}`}
              >
                <HeartIcon aria-hidden className="size-4.5" strokeWidth={2.2} fill={liked ? 'currentColor' : 'none'} />
              </span>
            </button>
          ) : null}
        </div>
      </div>
    </article>
  );
}
