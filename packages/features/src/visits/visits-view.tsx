import { limits } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Switch } from '@heartline/ui/controls/switch';
import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { LockedCard } from '@heartline/ui/member/locked-card';
import { MemberCard } from '@heartline/ui/member/member-card';
import { MemberGrid } from '@heartline/ui/member/member-grid';
import { EyeIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import {
  BackToMe,
  Buying,
  commonMessages,
  hrefs,
  LoadError,
  memberCardProps,
  useRelativeTime,
  type MemberWording,
} from '../shared/index.ts';
import { messages } from './visits.messages.ts';
import type { Privacy, Visit } from './visits.queries.ts';

export interface VisitsViewProps {
  /** Undefined while they load. */
  visits: readonly Visit[] | undefined;
  error: unknown;
  onRetry: () => void;
  privacy: Privacy | undefined;
  onInvisible: (invisible: boolean) => void;
  wording: MemberWording;
  onLike: (memberId: string, liked: boolean) => void;
}

/** Visitors of the profile, newest first, and the switch for invisible mode (MEM-08). */
export function VisitsView({ visits, error, onRetry, privacy, onInvisible, wording, onLike }: VisitsViewProps) {
  const intl = useIntl();
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-1">
        <BackToMe />
        <h1 className="text-3xl font-display">{intl.formatMessage(messages.page)}</h1>
        <p className="text-ink-muted">{intl.formatMessage(messages.intro, { days: limits.toldDays })}</p>
      </header>
      {privacy ? <Invisible privacy={privacy} onInvisible={onInvisible} /> : null}
      {visits ? (
        <Visits visits={visits} wording={wording} onLike={onLike} />
      ) : error ? (
        <LoadError error={error} onRetry={onRetry} />
      ) : (
        <div>
          <output className="sr-only">{intl.formatMessage(commonMessages.loading)}</output>
          <MemberGrid label={intl.formatMessage(messages.page)} skeletons={8} />
        </div>
      )}
    </div>
  );
}

function Invisible({
  privacy: { invisible, available },
  onInvisible,
}: Pick<VisitsViewProps, 'onInvisible'> & { privacy: Privacy }) {
  const intl = useIntl();
  return (
    <section className="flex max-w-reading flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <Switch
        label={intl.formatMessage(messages.invisible)}
        hint={intl.formatMessage(messages.invisibleHint)}
        checked={invisible}
        // It can always be switched off, even after Premium has ended.
        disabled={!available && !invisible}
        onChange={(event) => onInvisible(event.target.checked)}
      />
      {available ? null : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm">{intl.formatMessage(messages.invisiblePremium)}</p>
          <Buying>
            <Button asChild variant="gold" size="sm">
              <a href={hrefs.premium}>{intl.formatMessage(messages.premium)}</a>
            </Button>
          </Buying>
        </div>
      )}
    </section>
  );
}

function Visits({
  visits,
  wording,
  onLike,
}: Pick<VisitsViewProps, 'wording' | 'onLike'> & { visits: readonly Visit[] }) {
  const intl = useIntl();
  const relative = useRelativeTime();
  if (visits.length === 0)
    return (
      <EmptyState
        icon={<EyeIcon />}
        title={intl.formatMessage(messages.none)}
        text={intl.formatMessage(messages.noneText)}
        action={
          <Button asChild>
            <a href={hrefs.profile}>{intl.formatMessage(messages.noneAction)}</a>
          </Button>
        }
      />
    );
  return (
    <MemberGrid label={intl.formatMessage(messages.page)}>
      {visits.map(({ id, fictional, profile, blurredImage, isNew, visitedAt }, index) => {
        const marks = {
          newLabel: isNew ? intl.formatMessage(messages.isNew) : undefined,
          note: <time dateTime={visitedAt}>{relative(visitedAt)}</time>,
        };
        return profile ? (
          <MemberCard
            key={id}
            {...memberCardProps(profile, wording)}
            {...marks}
            headingLevel={2}
            priority={index < 4}
            liked={profile.liked}
            likeLabel={intl.formatMessage(profile.liked ? messages.unlike : messages.like, { name: profile.name })}
            onLike={() => onLike(profile.id, !profile.liked)}
          />
        ) : (
          <LockedCard
            key={id}
            {...marks}
            href={hrefs.premium}
            photoUrl={blurredImage}
            label={intl.formatMessage(fictional ? messages.lockedFictional : messages.locked)}
            hint={intl.formatMessage(fictional ? messages.lockedFictionalHint : messages.lockedHint)}
            fictionalLabel={fictional ? wording.fictional : undefined}
          />
        );
      })}
    </MemberGrid>
  );
}
