import { reportStates } from '@heartline/api-client';
import { Badge } from '@heartline/ui/feedback/badge';
import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { TabLinks } from '@heartline/ui/navigation/tabs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRightIcon, FlagIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { useApi, useRelativeTime } from '../../shared/index.ts';
import { Pages } from '../shared/loaded.tsx';
import { moderationQueries, type ReportRow } from '../moderation.queries.ts';
import { moderationHref } from '../paths.ts';
import { reportMessages as messages } from './report.messages.ts';
import { ReportTitle } from './report-title.tsx';
import { SuspectData } from '../shared/suspect-data.tsx';

/** /moderation/reports: open ones oldest first. Their content is shown only after a reason is given. */
export function ReportsPage({ status }: { status: string | undefined }) {
  const intl = useIntl();
  const state = reportStates.find((one) => one === status) ?? 'open';
  const query = useInfiniteQuery(moderationQueries.reports(useApi(), state));
  return (
    <div className="flex flex-col gap-4">
      <TabLinks
        variant="pill"
        label={intl.formatMessage(messages.states)}
        value={state}
        items={reportStates.map((one) => ({
          id: one,
          label: intl.formatMessage(messages[one]),
          href: `${moderationHref('reports')}${one === 'open' ? '' : `?status=${one}`}`,
        }))}
      />
      <Pages
        query={query}
        items={({ reports }) => reports}
        empty={
          <EmptyState
            icon={<FlagIcon />}
            title={intl.formatMessage(state === 'open' ? messages.noneOpen : messages.none)}
            text={state === 'open' ? intl.formatMessage(messages.noneOpenText) : undefined}
          />
        }
      >
        {(reports) => (
          <ul className="flex flex-col divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
            {reports.map((report) => (
              <li key={report.id}>
                <Row report={report} />
              </li>
            ))}
          </ul>
        )}
      </Pages>
    </div>
  );
}

function Row({ report }: { report: ReportRow }) {
  const intl = useIntl();
  const relative = useRelativeTime();
  const { id, member, numOpen, createdAt } = report;
  return (
    <a
      href={moderationHref('reports', id)}
      className="flex items-center gap-3 px-4 py-3 -outline-offset-3 hover:bg-surface-hover"
    >
      <span className="grid min-w-0 flex-1 gap-x-6 gap-y-1 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_15rem] md:items-center">
        <span className="font-bold">
          <ReportTitle report={report} />
        </span>
        <SuspectData member={member} />
        <span className="flex flex-wrap items-center gap-2 text-sm text-ink-muted md:flex-col md:items-end">
          <time dateTime={createdAt}>{relative(createdAt)}</time>
          {numOpen > 1 ? (
            <Badge tone="warning">{intl.formatMessage(messages.numOpen, { count: numOpen })}</Badge>
          ) : null}
        </span>
      </span>
      <ChevronRightIcon aria-hidden className="size-5 shrink-0 text-ink-muted" />
    </a>
  );
}
