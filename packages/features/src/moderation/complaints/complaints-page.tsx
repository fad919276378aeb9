import { complaintStates } from '@heartline/api-client';
import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { TabLinks } from '@heartline/ui/navigation/tabs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRightIcon, MessageSquareWarningIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { useApi, useRelativeTime } from '../../shared/index.ts';
import { moderationQueries, type ComplaintRow } from '../moderation.queries.ts';
import { moderationHref } from '../paths.ts';
import { Pages } from '../shared/loaded.tsx';
import { SuspectData } from '../shared/suspect-data.tsx';
import { AnswerBy } from './answer-by.tsx';
import { complaintKindMessages, complaintMessages as messages } from './complaint.messages.ts';

/** /moderation/complaints: open ones oldest first. */
export function ComplaintsPage({ status }: { status: string | undefined }) {
  const intl = useIntl();
  const state = complaintStates.find((one) => one === status) ?? 'open';
  const query = useInfiniteQuery(moderationQueries.complaints(useApi(), state));
  return (
    <div className="flex flex-col gap-4">
      <TabLinks
        variant="pill"
        label={intl.formatMessage(messages.states)}
        value={state}
        items={complaintStates.map((one) => ({
          id: one,
          label: intl.formatMessage(messages[one]),
          href: `${moderationHref('complaints')}${one === 'open' ? '' : `?status=${one}`}`,
        }))}
      />
      <Pages
        query={query}
        items={({ complaints }) => complaints}
        empty={<EmptyState icon={<MessageSquareWarningIcon />} title={intl.formatMessage(messages.none)} />}
      >
        {(complaints) => (
          <ul className="flex flex-col divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
            {complaints.map((complaint) => (
              <li key={complaint.id}>
                <Row complaint={complaint} />
              </li>
            ))}
          </ul>
        )}
      </Pages>
    </div>
  );
}

function Row({ complaint: { id, kind, member, createdAt, answerBy } }: { complaint: ComplaintRow }) {
  const intl = useIntl();
  const relative = useRelativeTime();
  return (
    <a
      href={moderationHref('complaints', id)}
      className="flex items-center gap-3 px-4 py-3 -outline-offset-3 hover:bg-surface-hover"
    >
      <span className="grid min-w-0 flex-1 gap-x-6 gap-y-1 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_15rem] md:items-center">
        <span className="font-bold">{intl.formatMessage(complaintKindMessages[kind])}</span>
        {member ? <SuspectData member={member} /> : <span>{intl.formatMessage(messages.visitor)}</span>}
        <span className="flex flex-wrap items-center gap-2 text-sm text-ink-muted md:flex-col md:items-end">
          <time dateTime={createdAt}>{relative(createdAt)}</time>
          <AnswerBy time={answerBy} />
        </span>
      </span>
      <ChevronRightIcon aria-hidden className="size-5 shrink-0 text-ink-muted" />
    </a>
  );
}
