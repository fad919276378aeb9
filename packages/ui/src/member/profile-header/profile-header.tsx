import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { MapPinIcon } from '../../lib/icons.tsx';
import { NameAndAge } from '../name-and-age.tsx';

export interface ProfileHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  name: string;
  /** In years. */
  age?: number;
  /** The place, never exact (LOC: "near Utrecht"). */
  place?: ReactNode;
  /** "Online" or "Active today": the presence that the site may show. */
  presence?: ReactNode;
  /** An `Avatar`, if no gallery stands beside the header. */
  avatar?: ReactNode;
  /** `GoldBadge`, `FictionalMark` and the like, in a row that wraps. */
  badges?: ReactNode;
  /** Buttons: like, chat, gift, and a menu with the rest. */
  actions?: ReactNode;
  /** A sentence by the member. */
  headline?: ReactNode;
  /** `on-photo` stands in the caption of a `PhotoTile`: white and compact. @default 'default' */
  variant?: 'default' | 'on-photo';
  /** @default 1 */
  headingLevel?: 1 | 2;
}

/** The head of a profile: the member and the possible actions. */
export function ProfileHeader({
  name,
  age,
  place,
  presence,
  avatar,
  badges,
  actions,
  headline,
  variant = 'default',
  headingLevel = 1,
  className,
  ...props
}: ProfileHeaderProps) {
  const Heading = `h${headingLevel}` as const;
  const onPhoto = variant === 'on-photo';
  return (
    <header
      {...props}
      data-slot="profile-header"
      data-variant={variant}
      className={cn('flex flex-col', onPhoto ? 'gap-2 text-ink-on-photo' : 'gap-4 text-ink', className)}
    >
      <div className="flex items-center gap-4">
        {avatar}
        <div className="flex min-w-0 flex-col gap-1.5">
          <Heading className="text-3xl font-display wrap-anywhere">
            <NameAndAge name={name} age={age} ageClassName={cn('font-medium', !onPhoto && 'text-ink-muted')} />
          </Heading>
          {place || presence ? (
            <div className={cn('flex flex-wrap items-center gap-x-4 gap-y-1 text-base', !onPhoto && 'text-ink-muted')}>
              {place ? (
                <span className="inline-flex min-w-0 items-center gap-1.5">
                  <MapPinIcon aria-hidden className={cn('size-4.5 shrink-0', !onPhoto && 'text-ink-subtle')} />
                  <span className="min-w-0">{place}</span>
                </span>
              ) : null}
              {presence ? <span className="inline-flex items-center gap-1.5">{presence}</span> : null}
            </div>
          ) : null}
        </div>
      </div>
      {badges ? <div className="flex flex-wrap items-center gap-2 empty:hidden">{badges}</div> : null}
      {headline ? <p className="max-w-prose text-lg">{headline}</p> : null}
      {actions ? (
        <div data-slot="profile-header-actions" className="flex flex-wrap items-center gap-2.5 empty:hidden">
          {actions}
        </div>
      ) : null}
    </header>
  );
}
