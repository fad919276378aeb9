import type { MemberSummary } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { MemberGrid } from '@heartline/ui/member/member-grid';
import { LoadMore } from '@heartline/ui/navigation/load-more';
import { LayersIcon, LockKeyholeIcon, UserSearchIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { commonMessages, hrefs, LoadError, type MemberWording } from '../shared/index.ts';
import { FilterBar } from './filter-bar.tsx';
import { FilterForm, type FilterFormProps } from './filter-form.tsx';
import { filterId, filtersToWiden, withoutFilter } from './filter-steps.ts';
import { JoinBox, JoinLinks } from './join-box.tsx';
import { LikeableCard } from './likeable-card.tsx';
import { filterMessages, membersMessages as messages } from './members.messages.ts';
import type { Filters } from './members-search.ts';
import { useFilterWords } from './use-filter-words.ts';

export interface MembersViewProps extends Omit<FilterFormProps, 'onChange'> {
  defaults: Filters;
  onFiltersChange: (filters: Filters) => void;
  /** `locked`: this site shows its members to members only (MEM-02). */
  state: 'loading' | 'ready' | 'error' | 'locked';
  /** What went wrong, for `error`, or with the next page in `ready`. */
  error?: unknown;
  onRetry?: () => void;
  members: readonly MemberSummary[];
  similar: readonly MemberSummary[];
  total: number;
  hasMore: boolean;
  loadingMore: boolean;
  onLoadMore: () => void;
  /** The address of the next page, for those without scripts. */
  moreHref: string;
  /** The list begins later than page 1. */
  onShowEarlier?: (() => void) | undefined;
  /** A visitor sees no hearts, but what signing up gives. */
  visitor: boolean;
  onLike: (memberId: string, liked: boolean) => void;
  wording: MemberWording;
}

/** The search: filters, the members found, and what to do when nobody was (MEM-01). */
export function MembersView(props: MembersViewProps) {
  const intl = useIntl();
  const { state, filters, defaults, onFiltersChange, countries, regions, searchFields, total, visitor } = props;
  const form = { filters, onChange: onFiltersChange, countries, regions, searchFields };
  if (state === 'locked')
    return (
      <EmptyState
        icon={<LockKeyholeIcon />}
        headingLevel={1}
        title={intl.formatMessage(messages.loginTitle)}
        text={intl.formatMessage(messages.loginText)}
        action={<JoinLinks />}
      />
    );
  return (
    <div className="lg:grid lg:grid-cols-[264px_minmax(0,1fr)] lg:items-start lg:gap-10">
      <aside
        aria-label={intl.formatMessage(filterMessages.title)}
        className="hidden rounded-lg border border-line bg-surface p-5 lg:sticky lg:top-24 lg:block lg:max-h-[calc(100dvh-120px)] lg:overflow-y-auto"
      >
        <FilterForm {...form} />
      </aside>
      <div className="flex min-w-0 flex-col gap-5">
        <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h1 className="text-3xl font-extrabold">{intl.formatMessage(messages.title)}</h1>
          <output className="text-ink-muted tabular-nums">
            {state === 'ready' ? intl.formatMessage(messages.found, { count: total }) : ''}
          </output>
          {visitor ? null : (
            <Button asChild variant="soft" size="sm" className="ms-auto self-center">
              <a href={hrefs.swipeGame}>
                <LayersIcon aria-hidden />
                {intl.formatMessage(messages.swipeGame)}
              </a>
            </Button>
          )}
        </header>
        <FilterBar {...form} defaults={defaults} />
        <Results {...props} />
        {visitor && state === 'ready' ? (
          <JoinBox title={intl.formatMessage(messages.joinTitle)} text={intl.formatMessage(messages.joinText)} />
        ) : null}
      </div>
    </div>
  );
}

function Results(props: MembersViewProps) {
  const intl = useIntl();
  const { state, error, onRetry, members, similar, total, hasMore, loadingMore, onLoadMore, moreHref, onShowEarlier } =
    props;
  const card = { wording: props.wording, visitor: props.visitor, onLike: props.onLike };
  if (state === 'loading')
    return (
      <div>
        <output className="sr-only">{intl.formatMessage(commonMessages.loading)}</output>
        <MemberGrid label={intl.formatMessage(messages.results)} skeletons={12} />
      </div>
    );
  if (state === 'error') return <LoadError error={error} onRetry={onRetry} />;
  return (
    <div className="flex flex-col gap-8">
      {onShowEarlier ? (
        <Button variant="outline" className="self-center" onClick={onShowEarlier}>
          {intl.formatMessage(messages.earlier)}
        </Button>
      ) : null}
      {members.length === 0 ? (
        <NobodyFound {...props} />
      ) : (
        <MemberGrid label={intl.formatMessage(messages.results)} skeletons={loadingMore ? 6 : 0}>
          {members.map((member, index) => (
            <LikeableCard key={member.id} member={member} priority={index < 4} headingLevel={2} {...card} />
          ))}
        </MemberGrid>
      )}
      {error ? <LoadError error={error} onRetry={onRetry} /> : null}
      {members.length > 0 && !error ? (
        <LoadMore
          label={intl.formatMessage(messages.more)}
          more={hasMore || loadingMore}
          loading={loadingMore}
          onLoadMore={onLoadMore}
          href={moreHref}
          status={intl.formatMessage(messages.shown, { shown: members.length, total })}
        />
      ) : null}
      {similar.length > 0 && !hasMore ? (
        <section className="flex flex-col gap-4">
          <h2 className="text-xl font-bold">{intl.formatMessage(messages.similar)}</h2>
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

function NobodyFound({ filters, regions, onFiltersChange }: MembersViewProps) {
  const intl = useIntl();
  const filterWords = useFilterWords(regions);
  const widen = filtersToWiden(filters);
  return (
    <EmptyState
      icon={<UserSearchIcon />}
      title={intl.formatMessage(messages.emptyTitle)}
      text={intl.formatMessage(widen.length > 0 ? messages.emptyText : messages.emptyTextAny)}
      action={
        widen.length > 0 ? (
          <div className="flex flex-wrap justify-center gap-2.5">
            {widen.map((filter, index) => (
              <Button
                key={filterId(filter)}
                variant={index === 0 ? 'primary' : 'outline'}
                onClick={() => onFiltersChange(withoutFilter(filters, filter))}
              >
                {intl.formatMessage(messages.widen, { filter: filterWords(filter) })}
              </Button>
            ))}
          </div>
        ) : undefined
      }
    />
  );
}
