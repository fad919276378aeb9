import type { PersonOfToday } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { Link } from '@heartline/ui/controls/link';
import { MemberCard } from '@heartline/ui/member/member-card';
import { MemberGrid } from '@heartline/ui/member/member-grid';
import { useId } from 'react';
import { useIntl } from 'react-intl';

import { commonMessages, hrefs, memberCardProps, useVocabulary, type MemberWording } from '../../shared/index.ts';
import { otherErrorMessages } from '../../shared/errors/other-error.messages.ts';
import { todayMessages as messages } from './today.messages.ts';

interface TodayViewProps {
  /** Undefined while they load. Three, or fewer if there are no more. */
  people: readonly PersonOfToday[] | undefined;
  failed?: boolean;
  onRetry: () => void;
  wording: MemberWording;
  onLike: (memberId: string, liked: boolean) => void;
}

/** Three members a day, each with one reason. On a phone a row to swipe, elsewhere cards like those below. */
export function TodayView(props: TodayViewProps) {
  const intl = useIntl();
  const title = useId();
  const { people, failed, onRetry } = props;
  if (failed)
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
        {intl.formatMessage(messages.failed)}
        <Button variant="ghost" size="sm" onClick={onRetry}>
          {intl.formatMessage(otherErrorMessages.retry)}
        </Button>
      </p>
    );
  return (
    <section aria-labelledby={title} className="flex min-w-0 flex-col gap-2 sm:gap-4">
      <h2 id={title} className="font-bold max-sm:-my-1 max-sm:text-sm sm:text-lg">
        {intl.formatMessage(messages.title)}
      </h2>
      {people?.length === 0 ? (
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
          {intl.formatMessage(messages.none)}
          <Link href={hrefs.profile}>{intl.formatMessage(messages.addInterests)}</Link>
        </p>
      ) : (
        <People {...props} />
      )}
    </section>
  );
}

function People({ people, wording, onLike }: TodayViewProps) {
  const intl = useIntl();
  const words = useReasonWords();
  return (
    <>
      {people ? null : <output className="sr-only">{intl.formatMessage(commonMessages.loading)}</output>}
      <MemberGrid
        label={intl.formatMessage(messages.title)}
        skeletons={people ? 0 : 3}
        className="max-sm:-mx-4 max-sm:snap-x max-sm:scroll-px-2.5 max-sm:auto-cols-[max(42%,8.75rem)] max-sm:grid-flow-col max-sm:grid-cols-none max-sm:overflow-x-auto max-sm:px-2.5 max-sm:[&>li]:snap-start"
      >
        {people?.map(({ profile, reason }) => {
          // The reason replaces the town: a line holds one fact.
          const { place: _place, ...card } = memberCardProps(profile, wording);
          return (
            <MemberCard
              key={profile.id}
              {...card}
              priority
              note={<span className="line-clamp-2 whitespace-normal">{words({ profile, reason })}</span>}
              liked={profile.liked}
              likeLabel={intl.formatMessage(profile.liked ? messages.unlike : messages.like, { name: profile.name })}
              onLike={() => onLike(profile.id, !profile.liked)}
            />
          );
        })}
      </MemberGrid>
    </>
  );
}

function useReasonWords(): (person: PersonOfToday) => string {
  const intl = useIntl();
  const { interest } = useVocabulary();
  return ({ profile, reason }) => {
    if (reason.interest) return intl.formatMessage(messages.interest, { interest: interest(reason.interest) });
    if (reason.kind === 'new') return intl.formatMessage(messages.isNew);
    if (reason.kind === 'town') return intl.formatMessage(messages.town, { place: profile.place ?? '' });
    return intl.formatMessage(messages.region, { region: profile.region ?? '' });
  };
}
