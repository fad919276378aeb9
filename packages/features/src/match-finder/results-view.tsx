import { limits, type FoundMatch, type MatchPreferences, type MatchWidening, type User } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { MemberGrid } from '@heartline/ui/member/member-grid';
import { SlidersHorizontalIcon, UserSearchIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import { commonMessages, hrefs, LoadError, useVocabulary, type MemberWording } from '../shared/index.ts';
import { messages } from './match-finder.messages.ts';
import { MatchResult } from './match-result.tsx';
import { oldestAge, type Draft } from './preferences-draft.ts';
import { useAges } from './use-ages.ts';

export interface ResultsViewProps {
  /** The member comes from the last step of the wizard, whose button is gone, so the focus goes to the heading. @default false */
  arrived?: boolean;
  /** The preferences of this search. */
  draft: Draft;
  /** Undefined while they load. */
  matches: readonly FoundMatch[] | undefined;
  error: unknown;
  onRetry: () => void;
  /** Ways to find more members, if nobody was found; undefined while they are counted. */
  widenings: readonly MatchWidening[] | undefined;
  onWiden: (preferences: MatchPreferences) => void;
  /** A wider search is being saved. */
  widening: boolean;
  own: Pick<User['profile'], 'interests' | 'languages' | 'place'>;
  wording: MemberWording;
  onLike: (memberId: string, liked: boolean) => void;
}

/** Members who fit the preferences, and why. */
export function ResultsView(props: ResultsViewProps) {
  const intl = useIntl();
  const { arrived = false, draft, matches, error, onRetry } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="text-3xl font-display outline-none">
            {intl.formatMessage(messages.page)}
          </h1>
          <Wanted draft={draft} />
        </div>
        <Button asChild variant="soft">
          <a href={hrefs.matchFinder('who')}>
            <SlidersHorizontalIcon aria-hidden />
            {intl.formatMessage(messages.change)}
          </a>
        </Button>
      </header>
      {matches ? (
        <Found {...props} matches={matches} />
      ) : error ? (
        <LoadError error={error} onRetry={onRetry} />
      ) : (
        <div>
          <output className="sr-only">{intl.formatMessage(commonMessages.loading)}</output>
          <MemberGrid label={intl.formatMessage(messages.results)} skeletons={8} />
        </div>
      )}
    </div>
  );
}

/** The preferences in one line: "Women · 25 to 40 years · Up to 50 km". */
function Wanted({ draft }: Pick<ResultsViewProps, 'draft'>) {
  const intl = useIntl();
  const { seekingList } = useVocabulary();
  const ages = useAges();
  const parts = [
    seekingList(draft.genders, 'disjunction'),
    ages(draft),
    draft.radius === null
      ? intl.formatMessage(messages.country)
      : intl.formatMessage(messages.within, { distance: Number(draft.radius) }),
    ...(draft.withPhoto ? [intl.formatMessage(messages.withPhoto)] : []),
  ];
  return (
    // A dot stands only between two items: one at the beginning of a line is clipped.
    <div className="mt-1 overflow-clip text-ink-muted">
      <p className="-ms-5 flex max-w-none flex-wrap">
        {parts.map((part) => (
          <span key={part} className="ps-5 relative before:absolute before:inset-s-2 before:content-['·'/'']">
            {part}
          </span>
        ))}
      </p>
    </div>
  );
}

function Found(props: ResultsViewProps & { matches: readonly FoundMatch[] }) {
  const intl = useIntl();
  const { matches, own, wording, onLike } = props;
  if (matches.length === 0) return <Nobody {...props} />;
  return (
    <div className="flex flex-col gap-4">
      <output className="font-semibold tabular-nums">
        {intl.formatMessage(matches.length < limits.matches ? messages.found : messages.foundBest, {
          count: matches.length,
        })}
      </output>
      <MemberGrid
        label={intl.formatMessage(messages.results)}
        className="grid-cols-1 gap-4 sm:grid-cols-[repeat(auto-fill,minmax(13.5rem,1fr))] sm:gap-5 lg:grid-cols-[repeat(auto-fill,minmax(14.5rem,1fr))]"
      >
        {matches.map((match, index) => (
          <MatchResult
            key={match.profile.id}
            match={match}
            own={own}
            wording={wording}
            priority={index < 4}
            onLike={(liked) => onLike(match.profile.id, liked)}
          />
        ))}
      </MemberGrid>
    </div>
  );
}

function Nobody({ widenings, onWiden, widening }: ResultsViewProps) {
  const intl = useIntl();
  const ways = widenings ?? [];
  return (
    <EmptyState
      icon={<UserSearchIcon />}
      title={intl.formatMessage(messages.empty)}
      text={widenings ? intl.formatMessage(ways.length > 0 ? messages.emptyWiden : messages.emptyText) : undefined}
      action={
        <div className="flex flex-wrap justify-center gap-2.5">
          {ways.map((way) => (
            <Button key={way.kind} variant="outline" disabled={widening} onClick={() => onWiden(way.preferences)}>
              <WideningWords {...way} />
              <span className="font-normal text-ink-muted">
                {intl.formatMessage(messages.widenCount, { count: way.numResults })}
              </span>
            </Button>
          ))}
          {widenings && ways.length === 0 ? (
            <Button asChild>
              <a href={hrefs.members()}>{intl.formatMessage(messages.toSearch)}</a>
            </Button>
          ) : null}
        </div>
      }
    />
  );
}

function WideningWords({ kind, preferences: { radius, minAge, maxAge } }: MatchWidening) {
  const intl = useIntl();
  if (kind === 'radius') return intl.formatMessage(messages.within, { distance: Number(radius) });
  if (kind === 'country') return intl.formatMessage(messages.country);
  if (kind === 'min_age') return intl.formatMessage(messages.widenMinAge, { age: minAge });
  if (kind === 'max_age') return intl.formatMessage(messages.widenMaxAge, { age: Math.min(oldestAge, maxAge) });
  return intl.formatMessage(messages.widenPhoto);
}
