import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { Avatar } from '../avatar/index.ts';
import { badgeOf } from '../badge-of.ts';
import { FictionalMark } from '../fictional-mark/index.ts';
import { GoldBadge } from '../gold-badge/index.ts';
import { NameAndAge } from '../name-and-age.tsx';

export interface LikesRowProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** One level below the heading of the list. @default 3 */
  headingLevel?: 2 | 3;
  name: string;
  /** In years. */
  age?: number;
  place?: string;
  /** The profile: `/likes/m/{id}`. */
  href: string;
  photoUrl?: string | null;
  /** Mean colour of the photo, as CSS: shown until it is loaded. */
  photoColour?: string | null;
  /** "2 hours ago": a text, or a `<time>`. */
  when?: ReactNode;
  /** "New" in the reader's language, for a like not seen yet. */
  newLabel?: string;
  /** Present only while the member is online. */
  presenceLabel?: string;
  /** For premium members. */
  goldLabel?: string;
  /** The site's wording, for fictional profiles (LOC-10). */
  fictionalLabel?: string;
  /** Buttons at the end: like back, chat. */
  actions?: ReactNode;
}

/** One like in a list: the member, when, whether it is new, and the actions. Put it in a `<li>`. */
export function LikesRow({
  headingLevel = 3,
  name,
  age,
  place,
  href,
  photoUrl,
  photoColour,
  when,
  newLabel,
  presenceLabel,
  goldLabel,
  fictionalLabel,
  actions,
  className,
  ...props
}: LikesRowProps) {
  const Heading = `h${headingLevel}` as const;
  const badge = badgeOf({ fictionalLabel, newLabel, presenceLabel, goldLabel });
  return (
    <article
      {...props}
      data-slot="likes-row"
      data-new={newLabel ? '' : undefined}
      data-badge={badge}
      className={cn(
        'relative flex flex-wrap items-center gap-x-3.5 gap-y-3 rounded-lg border p-3 transition-colors duration-150 sm:p-4',
        newLabel ? 'border-transparent bg-surface-selected' : 'border-line bg-surface hover:bg-surface-hover',
        className,
      )}
    >
      <Avatar
        name={name}
        size="lg"
        {...(photoUrl ? { src: photoUrl, colour: photoColour ?? null } : {})}
        {...(badge === 'online' && presenceLabel ? { presenceLabel } : {})}
      />
      <div className="min-w-0 flex-1 basis-40">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Heading className="min-w-0 font-display text-base text-ink">
            <a href={href} className="after:absolute after:inset-0 after:rounded-lg after:content-['']">
              <NameAndAge name={name} age={age} />
            </a>
          </Heading>
          {badge === 'gold' && goldLabel ? <GoldBadge label={goldLabel} variant="icon" /> : null}
          {newLabel ? (
            <span
              data-slot="likes-row-new"
              className={
                badge === 'new'
                  ? 'rounded-full bg-strong px-2 py-0.5 text-xs font-bold text-on-strong'
                  : 'text-sm font-bold'
              }
            >
              {newLabel}
            </span>
          ) : null}
        </div>
        <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-muted">
          {fictionalLabel ? <FictionalMark label={fictionalLabel} variant="caption" className="text-ink" /> : null}
          {place || when ? (
            <span>
              {place ? <span className={when ? "after:mx-1.5 after:content-['·'/'']" : ''}>{place}</span> : null}
              {when ? <span>{when}</span> : null}
            </span>
          ) : null}
        </p>
      </div>
      {actions ? (
        <div data-slot="likes-row-actions" className="relative z-10 flex grow items-center justify-end gap-2 sm:grow-0">
          {actions}
        </div>
      ) : null}
    </article>
  );
}
