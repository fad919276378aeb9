import { Button } from '@heartline/ui/controls/button';
import { TextField } from '@heartline/ui/controls/text-field';
import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { Link } from '@heartline/ui/controls/link';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollTextIcon } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';

import { useApi, useUser } from '../shared/index.ts';
import { auditActionMessages, auditMessages as messages } from './audit.messages.ts';
import { Pages } from './loaded.tsx';
import { moderationQueries, type AuditEntry, type AuditFilter } from './moderation.queries.ts';
import { moderationHref } from './paths.ts';

interface AuditPageProps {
  filter: AuditFilter;
  onFilter: (search: Record<string, string>) => void;
}

/** /moderation/audit: who did what to whom, and why; newest first. */
export function AuditPage({ filter, onFilter }: AuditPageProps) {
  const intl = useIntl();
  const query = useInfiniteQuery(moderationQueries.audit(useApi(), filter));
  return (
    <div className="flex flex-col gap-4">
      <FilterForm key={JSON.stringify(filter)} filter={filter} onFilter={onFilter} />
      <Pages
        query={query}
        items={({ entries }) => entries}
        empty={<EmptyState icon={<ScrollTextIcon />} title={intl.formatMessage(messages.none)} />}
      >
        {(entries) => (
          <ol className="flex flex-col divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
            {entries.map((entry) => (
              <li key={entry.id}>
                <Entry entry={entry} />
              </li>
            ))}
          </ol>
        )}
      </Pages>
    </div>
  );
}

function FilterForm({ filter, onFilter }: AuditPageProps) {
  const intl = useIntl();
  const me = `member:${useUser().id}`;
  const [actor, setActor] = useState(filter.actor ?? '');
  const [subject, setSubject] = useState(filter.subject ?? '');
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = { actor: actor.trim(), subject: subject.trim() };
    onFilter(Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== '')));
  };
  return (
    <form
      className="grid items-end gap-3 rounded-lg border border-line bg-surface p-4 md:grid-cols-[1fr_1fr_auto]"
      onSubmit={send}
    >
      <TextField
        label={intl.formatMessage(messages.actor)}
        spellCheck={false}
        autoComplete="off"
        maxLength={100}
        value={actor}
        onChange={(event) => setActor(event.target.value)}
      />
      <TextField
        label={intl.formatMessage(messages.subject)}
        spellCheck={false}
        autoComplete="off"
        maxLength={100}
        value={subject}
        onChange={(event) => setSubject(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{intl.formatMessage(messages.filter)}</Button>
        {filter.actor === me ? null : (
          <Button variant="outline" onClick={() => onFilter({ actor: me })}>
            {intl.formatMessage(messages.mine)}
          </Button>
        )}
        {filter.actor === undefined && filter.subject === undefined ? null : (
          <Button variant="ghost" onClick={() => onFilter({})}>
            {intl.formatMessage(messages.all)}
          </Button>
        )}
      </div>
    </form>
  );
}

const auditHref = (filter: Record<string, string>) =>
  `${moderationHref('audit')}?${new URLSearchParams(filter).toString()}`;

const isKnown = (action: string): action is keyof typeof auditActionMessages => action in auditActionMessages;

function Entry({ entry: { actor, action, subject, reason, createdAt } }: { entry: AuditEntry }) {
  const intl = useIntl();
  return (
    <div className="grid gap-x-6 gap-y-1 px-4 py-3 md:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)]">
      <time dateTime={createdAt} className="text-sm tabular-nums text-ink-muted">
        {intl.formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
      <div className="flex min-w-0 flex-col gap-0.5">
        <p className="font-semibold">
          {/* A newer server may write actions this page does not know. */}
          {isKnown(action) ? intl.formatMessage(auditActionMessages[action]) : action}
        </p>
        {reason ? (
          <p dir="auto" className="whitespace-pre-line wrap-anywhere text-ink-muted">
            {reason}
          </p>
        ) : null}
      </div>
      <dl className="grid min-w-0 grid-cols-[max-content_minmax(0,1fr)] gap-x-3 text-sm">
        <dt className="text-ink-muted">{intl.formatMessage(messages.actor)}</dt>
        <dd className="wrap-anywhere">
          <Link variant="quiet" href={auditHref({ actor })}>
            {actor}
          </Link>
        </dd>
        <dt className="text-ink-muted">{intl.formatMessage(messages.subject)}</dt>
        <dd className="wrap-anywhere">
          <Link variant="quiet" href={auditHref({ subject })}>
            {subject}
          </Link>
        </dd>
      </dl>
    </div>
  );
}
