import { useState, type ComponentProps, type ReactNode } from 'react';

import { PresenceDot } from '../../feedback/presence-dot/index.ts';
import { cn } from '../../lib/cn.ts';
import { MapPinIcon } from '../../lib/icons.tsx';
import { FictionalMark } from '../fictional-mark/index.ts';
import { GoldBadge } from '../gold-badge/index.ts';
import { NameAndAge } from '../name-and-age.tsx';
import { PhotoBlank } from '../photo-blank.tsx';

export interface MatchCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  name: string;
  /** In years. */
  age?: number;
  /** Where, never exact: "Utrecht" or "near Utrecht". */
  place?: string;
  /** The profile. Only the name leads there: a press elsewhere may be the start of a swipe. */
  href?: string;
  /** 3:4, at least 800 px wide. Without it a friendly blank shows. */
  photoUrl?: string | null;
  /** Widths for `srcset`, when the site has them. */
  photoSrcSet?: string;
  /** A sentence of the member's own; two or three lines of it show. */
  text?: ReactNode;
  /** A few words in common, as chips: "Hiking". Two lines of them show. */
  chips?: readonly string[];
  /** What the chips are, for screen readers: "You both like". */
  chipsLabel?: string;
  /** "Online" in the reader's language. Present only while the member is online. */
  presenceLabel?: string;
  /** For premium members (MEM-10). */
  goldLabel?: string;
  /** The site's wording, for fictional profiles (LOC-10). */
  fictionalLabel?: string;
  /** @default 2 */
  headingLevel?: 2 | 3;
}

/** One member, large: in a `SwipeDeck` or as the answer of the match finder. */
export function MatchCard({
  name,
  age,
  place,
  href,
  photoUrl,
  photoSrcSet,
  text,
  chips = [],
  chipsLabel,
  presenceLabel,
  goldLabel,
  fictionalLabel,
  headingLevel = 2,
  className,
  ...props
}: MatchCardProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const photo = photoUrl && photoUrl !== failed ? photoUrl : null;
  const Heading = `h${headingLevel}` as const;
  const who = <NameAndAge name={name} age={age} />;
  return (
    <article
      {...props}
      data-slot="match-card"
      data-photo={photo ? '' : undefined}
      className={cn(
        'relative isolate flex aspect-3/4 w-full min-w-0 flex-col justify-between overflow-clip rounded-xl bg-photo-blank text-ink-on-photo shadow-soft',
        className,
      )}
    >
      {photo ? (
        <img
          src={photo}
          srcSet={photoSrcSet}
          sizes={photoSrcSet ? '(min-width: 576px) 400px, 92vw' : undefined}
          alt=""
          decoding="async"
          draggable={false}
          onError={() => setFailed(photo)}
          className="absolute inset-0 -z-20 size-full object-cover object-[50%_22%]"
        />
      ) : (
        <PhotoBlank className="absolute inset-0 -z-20" />
      )}
      <div className="flex flex-wrap items-start gap-1.5 p-4 empty:p-0">
        {goldLabel ? <GoldBadge label={goldLabel} className="shadow-soft" /> : null}
        {fictionalLabel ? <FictionalMark label={fictionalLabel} variant="on-photo" /> : null}
      </div>
      <div className="photo-scrim flex min-h-0 flex-col gap-2 overflow-y-auto p-5 pt-20 [--scrim-fade:80px]">
        <div className="flex items-center gap-2.5">
          <Heading className="min-w-0 text-2xl font-extrabold">
            {href ? (
              <a
                href={href}
                className="boxed -my-2 inline-block max-w-full py-2 outline-offset-0 hover:underline focus-visible:outline-focus-on-photo"
              >
                {who}
              </a>
            ) : (
              who
            )}
          </Heading>
          {presenceLabel ? <PresenceDot online label={presenceLabel} /> : null}
        </div>
        {place ? (
          <p className="flex min-w-0 items-center gap-1.5">
            <MapPinIcon aria-hidden className="size-4.5 shrink-0" />
            <span className="min-w-0">{place}</span>
          </p>
        ) : null}
        {text ? <div className="line-clamp-2 sm:line-clamp-3">{text}</div> : null}
        {chips.length > 0 ? (
          <ul aria-label={chipsLabel} data-shortened="" className="mt-1 flex max-h-16 flex-wrap gap-2 overflow-hidden">
            {chips.map((chip) => (
              <li
                key={chip}
                className="max-w-full truncate rounded-full bg-photo-scrim px-3 py-1 text-sm font-semibold"
              >
                {chip}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </article>
  );
}
