import { Button } from '@heartline/ui/controls/button';
import { Chip } from '@heartline/ui/controls/chip';
import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollTextIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { useApi, useKeptFocus, useUser } from '../../shared/index.ts';
import { Actor, useActorName } from './actor.tsx';
import { auditActionMessages, auditMessages as messages } from './audit.messages.ts';
import { Pages } from '../shared/loaded.tsx';
import { moderationQueries, type AuditEntry, type AuditFilter } from '../moderation.queries.ts';
import { Subject } from './subject.tsx';

interface AuditPageProps {
  filter: AuditFilter;
  onFilter: (search: Record<string, string>) => void;
}

/** /moderation/audit: actions with actor, subject and reason; newest first. */
export function AuditPage({ filter, onFilter }: AuditPageProps) {
  const intl = useIntl();
  const query = useInfiniteQuery(moderationQueries.audit(useApi(), filter));
  return (
    <div className="flex flex-col gap-4">
      <FilterBar filter={filter} onFilter={onFilter} example={query.data?.pages[0]?.entries[0]} />
      <Pages
        query={query}
        items={({ entries }) => entries}
        empty={<EmptyState icon={<ScrollTextIcon />} title={intl.formatMessage(messages.none)} />}
      >
        {(entries) => <AuditEntries entries={entries} />}
      </Pages>
    </div>
  );
}

export function AuditEntries({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ol className="flex flex-col divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      {entries.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} />
        </li>
      ))}
    </ol>
  );
}

/** The active filters of the log, each removable. Their names are taken from the entries. */
function FilterBar({ filter, onFilter, example }: AuditPageProps & { example: AuditEntry | undefined }) {
  const intl = useIntl();
  const actorName = useActorName();
  const keptFocus = useKeptFocus();
  const { id } = useUser();
  const me = `member:${id}`;
  const chips = [
    ...(filter.actor === undefined
      ? []
      : [
          {
            name: 'actor',
            text: intl.formatMessage(messages.byActor, { name: actorName(actorOf(filter.actor, example)) }),
          },
        ]),
    ...(filter.member === undefined
      ? []
      : [
          {
            name: 'member',
            text: example?.member
              ? intl.formatMessage(messages.aboutMember, { name: example.member.name })
              : intl.formatMessage(messages.aboutSomebody),
          },
        ]),
    ...(filter.subject === undefined ? [] : [{ name: 'subject', text: intl.formatMessage(messages.aboutCase) }]),
  ];
  const without = (name: string) =>
    onFilter(Object.fromEntries(Object.entries(filter).filter(([key, value]) => key !== name && value !== undefined)));
  return (
    <div ref={keptFocus} className="flex flex-wrap items-center gap-2">
      {chips.map(({ name, text }) => (
        <Chip
          key={name}
          removeLabel={intl.formatMessage(messages.remove, { what: text })}
          onClick={() => without(name)}
        >
          {text}
        </Chip>
      ))}
      {filter.actor === me ? null : (
        <Button variant="outline" size="sm" onClick={() => onFilter({ actor: me })}>
          {intl.formatMessage(messages.mine)}
        </Button>
      )}
    </div>
  );
}

const actorOf = (actor: string, example: AuditEntry | undefined) => ({
  actor,
  by: example?.actor === actor ? example.by : null,
});

const isKnown = (action: string): action is keyof typeof auditActionMessages => action in auditActionMessages;

function Entry({ entry }: { entry: AuditEntry }) {
  const intl = useIntl();
  const { actor, by, action, reason, createdAt } = entry;
  return (
    <div className="grid gap-x-6 gap-y-2 px-4 py-3.5 md:grid-cols-[11rem_minmax(0,1.2fr)_minmax(0,1fr)]">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 md:flex-col">
        <p className="font-semibold wrap-anywhere">
          <Actor actor={actor} by={by} />
        </p>
        <time dateTime={createdAt} className="text-sm tabular-nums text-ink-muted">
          {intl.formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        {/* A newer server may write actions this page does not know. */}
        <p>{isKnown(action) ? intl.formatMessage(auditActionMessages[action]) : action}</p>
        {reason ? (
          <p dir="auto" className="border-s-2 border-line ps-3 whitespace-pre-line wrap-anywhere text-ink-muted">
            {reason}
          </p>
        ) : null}
      </div>
      <div className="min-w-0 wrap-anywhere">
        <Subject entry={entry} />
      </div>
    </div>
  );
}
