import type { MemberSummary } from '@heartline/api-client';
import { MemberGrid } from '@heartline/ui/member/member-grid';
import { Suspense, useRef } from 'react';
import { useIntl } from 'react-intl';

import { commonMessages, lazyPart, LoadError, type MemberWording } from '../../shared/index.ts';
import { FilterBar, type SavedSearch } from './filter-bar.tsx';
import { FilterForm, type FilterFormProps } from '../filters/filter-form.tsx';
import { few } from '../filters/filter-steps.ts';
import { filterMessages } from '../filters/filter.messages.ts';
import { JoinBox } from '../join-box.tsx';
import { LikeableCard } from '../likeable-card.tsx';
import { MembersGrid } from './members-grid.tsx';
import { listMessages, membersMessages as messages } from '../members.messages.ts';
import { MembersLocked } from '../members-locked.tsx';
import { RefusedNotice, type RefusedNoticeProps } from './members-refused.tsx';
import { ShortList, type ShortListProps } from './members-short.tsx';
import { PlayLinks } from './play-links.tsx';

export interface MembersViewProps extends Omit<FilterFormProps, 'onChange'>, RefusedNoticeProps {
  onFiltersChange: ShortListProps['onFiltersChange'];
  /** `locked`: this site shows its members to members only (MEM-02). */
  state: 'loading' | 'ready' | 'error' | 'locked';
  /** The error in state `error`, or of the next page in `ready`. */
  error?: unknown;
  onRetry?: () => void;
  members: readonly MemberSummary[];
  similar: readonly MemberSummary[];
  total: number;
  hasMore: boolean;
  loadingMore: boolean;
  onLoadMore: () => void;
  /** The list has its full height. */
  onMeasured: () => void;
  /** Fetches the list again; only defined when it is some minutes old. */
  onRefresh: (() => void) | undefined;
  /** Why the list is short. */
  why: ShortListProps['why'];
  /** For members. */
  saved: SavedSearch | undefined;
  /** The search in the form that the address of a profile carries. */
  profileQuery: string;
  /** A visitor sees the benefits of signing up instead of hearts. */
  visitor: boolean;
  onLike: (memberId: string, liked: boolean) => void;
  wording: MemberWording;
  /** The site's advertisement; null where it has none. */
  camPromo: { href: string; siteName: string } | null;
}

/** Loaded late: few sites have it, and it stands last. */
const CamPromo = lazyPart(async () => (await import('./cam-promo.tsx')).CamPromo);

/** The search: filters, results, and suggestions when there are few (MEM-01). */
export function MembersView(props: MembersViewProps) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, filters, onFiltersChange, countries, ownPlace, canLocate, searchFields, total, visitor } = props;
  const form = { filters, onChange: onFiltersChange, countries, ownPlace, canLocate, searchFields };
  if (state === 'locked') return <MembersLocked />;
  return (
    <div className="lg:grid lg:grid-cols-[min(16.5rem,34%)_minmax(0,1fr)] lg:items-start lg:gap-10">
      <aside
        aria-label={intl.formatMessage(filterMessages.title)}
        className="hidden rounded-lg border border-line bg-surface p-5 lg:sticky lg:top-24 lg:block lg:max-h-[calc(100dvh-120px)] lg:overflow-y-auto"
      >
        <FilterForm {...form} />
      </aside>
      <div className="flex min-w-0 flex-col gap-3 max-sm:-mt-3 lg:gap-5">
        {/* On small screens faces come first: only screen readers get the title and the number. */}
        <header className="flex flex-wrap items-center gap-x-4 gap-y-2 max-lg:sr-only">
          <h1 ref={heading} tabIndex={-1} className="text-3xl font-display outline-none">
            {intl.formatMessage(messages.title)}
          </h1>
          <output className="text-ink-muted tabular-nums">
            {state === 'ready' ? intl.formatMessage(messages.found, { count: total }) : ''}
          </output>
          {visitor ? null : (
            <div className="ms-auto flex flex-wrap items-center gap-2 max-lg:hidden">
              <PlayLinks />
            </div>
          )}
        </header>
        <FilterBar {...form} saved={props.saved} onRefresh={props.onRefresh} />
        <RefusedNotice refused={props.refused} ownPlaceMissing={props.ownPlaceMissing} />
        <Results
          {...props}
          onFiltersChange={(wider) => {
            // The pressed button disappears with the short list: the focus goes to the beginning of the longer one.
            heading.current?.focus();
            onFiltersChange(wider);
          }}
        />
        <Suspense>{props.camPromo && state === 'ready' ? <CamPromo {...props.camPromo} /> : null}</Suspense>
        {visitor && state === 'ready' ? (
          <JoinBox title={intl.formatMessage(messages.joinTitle)} text={intl.formatMessage(messages.joinText)} />
        ) : null}
      </div>
    </div>
  );
}

function Results(props: MembersViewProps) {
  const intl = useIntl();
  const { state, error, onRetry, members, similar, total, hasMore } = props;
  const card = { wording: props.wording, visitor: props.visitor, onLike: props.onLike };
  if (state === 'loading')
    return (
      <div>
        <output className="sr-only">{intl.formatMessage(commonMessages.loading)}</output>
        <MemberGrid label={intl.formatMessage(messages.results)} skeletons={12} className="max-sm:-mx-1.5" />
      </div>
    );
  if (state === 'error') return <LoadError error={error} onRetry={onRetry} />;
  return (
    <div className="flex flex-col gap-8">
      {members.length > 0 ? (
        <div>
          <MembersGrid
            // Remounts for another search, so that nothing of the former list remains.
            key={props.profileQuery}
            members={members}
            total={total}
            hasMore={hasMore}
            loadingMore={props.loadingMore}
            failed={Boolean(error)}
            onLoadMore={props.onLoadMore}
            onMeasured={props.onMeasured}
            card={(member, index) => (
              <LikeableCard
                key={member.id}
                member={member}
                priority={index < 4}
                headingLevel={2}
                search={props.profileQuery}
                {...card}
              />
            )}
          />
        </div>
      ) : null}
      {error ? <LoadError error={error} onRetry={onRetry} /> : null}
      {total < few ? (
        <ShortList
          count={members.length}
          filters={props.filters}
          onFiltersChange={props.onFiltersChange}
          why={props.why}
        />
      ) : null}
      {similar.length > 0 && !hasMore ? (
        <section className="flex flex-col gap-4 border-t border-line pt-8">
          <div>
            <h2 className="text-xl font-display">{intl.formatMessage(messages.similar)}</h2>
            <p className="text-ink-muted">{intl.formatMessage(listMessages.similarText)}</p>
          </div>
          <MemberGrid label={intl.formatMessage(messages.similar)}>
            {similar.map((member) => (
              <LikeableCard key={member.id} member={member} {...card} />
            ))}
          </MemberGrid>
        </section>
      ) : null}
    </div>
  );
}
