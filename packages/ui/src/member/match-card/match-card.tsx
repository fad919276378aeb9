import { useState, type ComponentProps } from 'react';

import { PresenceDot } from '../../feedback/presence-dot/index.ts';
import { cn } from '../../lib/cn.ts';
import { fadesIn } from '../../lib/fades-in.ts';
import { badgeOf } from '../badge-of.ts';
import { CardCaption } from '../card-caption.tsx';
import { GoldBadge } from '../gold-badge/index.ts';
import { NameAndAge } from '../name-and-age.tsx';
import { PhotoBlank } from '../photo-blank.tsx';
import { PhotoSides } from './photo-sides.tsx';

export interface MatchCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  name: string;
  /** In years. */
  age?: number;
  /** The place, never exact: "Utrecht" or "near Utrecht". */
  place?: string;
  /** The profile. Only the name links to it: a press elsewhere may be the start of a swipe. */
  href?: string;
  /** 3:4, at least 800 px wide. Without it the initial in colour shows. */
  photoUrl?: string | null;
  /** Mean colour of the photo, as CSS: shown until it is loaded. */
  photoColour?: string | null;
  /** Widths for `srcset`, when the site has them. */
  photoSrcSet?: string;
  /** CORS mode of a photo from another origin. */
  photoCrossOrigin?: 'anonymous' | undefined;
  /**
   * All of the member's photos, the main one first: a press on a side of the picture shows the next or previous one. Needs
   * `photoLabels`.
   */
  photoUrls?: readonly string[];
  /** "Previous photo of Anna", "Next photo of Anna", and "Photo 2 of 5", which is announced. */
  photoLabels?: { previous: string; next: string; position: (number: number) => string };
  /** A few common interests, as chips: "Hiking". One line of them shows, and none in a low window. */
  chips?: readonly string[];
  /** Describes the chips, for screen readers: "You both like". */
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

/** One member, large: in a `SwipeDeck` or as a result of the match finder. */
export function MatchCard({
  name,
  age,
  place,
  href,
  photoUrl,
  photoColour,
  photoSrcSet,
  photoCrossOrigin,
  photoUrls = [],
  photoLabels,
  chips = [],
  chipsLabel,
  presenceLabel,
  goldLabel,
  fictionalLabel,
  headingLevel = 2,
  className,
  style,
  ...props
}: MatchCardProps) {
  const [failed, setFailed] = useState<string | null>(null);
  // The photo's position is announced only after a press.
  const [chosen, setChosen] = useState<number | null>(null);
  const index = Math.min(chosen ?? 0, Math.max(0, photoUrls.length - 1));
  const wanted = photoUrls[index] ?? photoUrl;
  const photo = wanted && wanted !== failed ? wanted : null;
  const next = chosen === null ? undefined : photoUrls[index + 1];
  const Heading = `h${headingLevel}` as const;
  const badge = badgeOf({ fictionalLabel, presenceLabel, goldLabel });
  const who = <NameAndAge name={name} age={age} />;
  return (
    <article
      {...props}
      data-slot="match-card"
      data-photo={photo ? '' : undefined}
      data-badge={badge}
      className={cn(
        'relative isolate flex aspect-3/4 w-full min-w-0 flex-col justify-end overflow-clip rounded-xl bg-surface-skeleton text-ink-on-photo shadow-soft',
        className,
      )}
      style={photo && photoColour && index === 0 ? { backgroundColor: photoColour, ...style } : style}
    >
      {photo ? (
        <img
          ref={fadesIn}
          // Before the address, as setting that begins the request.
          crossOrigin={photoCrossOrigin}
          src={photo}
          srcSet={index === 0 ? photoSrcSet : undefined}
          sizes={photoSrcSet && index === 0 ? '(min-width: 576px) 400px, 92vw' : undefined}
          alt=""
          decoding="async"
          draggable={false}
          onError={() => setFailed(photo)}
          className="photo-arrives absolute inset-0 -z-10 size-full object-cover object-[50%_22%] grows-into-person"
        />
      ) : (
        <PhotoBlank name={name} className="absolute inset-0 -z-10" />
      )}
      {photoLabels && photoUrls.length > 1 ? (
        <PhotoSides
          count={photoUrls.length}
          index={index}
          onIndexChange={setChosen}
          previousLabel={photoLabels.previous}
          nextLabel={photoLabels.next}
          label={chosen === null ? '' : photoLabels.position(index + 1)}
        />
      ) : null}
      {/* The viewer will probably go on, so the photo after the next one is loaded as well. */}
      {next ? <img src={next} alt="" hidden /> : null}
      <div
        data-slot="match-card-words"
        className="photo-scrim flex min-h-0 flex-col gap-1 overflow-y-auto p-3.5 pt-8 [--scrim-fade:32px]"
      >
        <div className="flex items-center gap-2.5">
          <Heading className="min-w-0 text-2xl font-display leading-tight">
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
          {badge === 'online' ? <PresenceDot online label={presenceLabel} /> : null}
          {badge === 'gold' && goldLabel ? <GoldBadge label={goldLabel} variant="icon" /> : null}
        </div>
        {fictionalLabel || place ? (
          <CardCaption fictionalLabel={fictionalLabel} place={place} className="text-sm leading-tight" />
        ) : null}
        {chips.length > 0 ? (
          <ul
            aria-label={chipsLabel}
            data-shortened=""
            className="mt-1 flex max-h-7 flex-wrap gap-2 overflow-hidden [@media(max-height:639px)]:hidden"
          >
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
