import type { Report } from '@heartline/api-client';
import { Badge } from '@heartline/ui/feedback/badge';
import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { FlagIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { reasonMessages } from './reason.messages.ts';
import { reportMessages, safetyMessages as messages } from './safety.messages.ts';

const subjects = {
  profile: messages.aboutProfile,
  photo: messages.aboutPhoto,
  message: messages.aboutMessage,
} as const;
const tones = { open: 'info', dismissed: 'neutral', acted: 'success' } as const;

/** The viewer's own reports with their number and state. */
export function ReportsView({ reports }: { reports: readonly Report[] }) {
  const intl = useIntl();
  if (reports.length === 0)
    return (
      <EmptyState
        size="sm"
        className="max-w-none rounded-lg border border-line bg-surface"
        headingLevel={3}
        icon={<FlagIcon />}
        title={intl.formatMessage(messages.reportsNone)}
        text={intl.formatMessage(messages.reportsHow)}
      />
    );
  return (
    <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
      {reports.map(({ reference, subject, name, reason, status, createdAt }) => (
        <li key={reference} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3.5">
          <div className="flex min-w-0 flex-col gap-0.5">
            <h3 className="font-semibold">{intl.formatMessage(subjects[subject], { name })}</h3>
            <p className="text-sm text-ink-muted">{intl.formatMessage(reasonMessages[reason])}</p>
            <p className="text-sm text-ink-muted">
              {intl.formatMessage(messages.reportedOn, { date: new Date(createdAt) })}
            </p>
            <p className="flex gap-1.5 text-sm text-ink-muted">
              <span>{intl.formatMessage(reportMessages.reference)}</span>
              <span className="tabular-nums select-all">{reference}</span>
            </p>
          </div>
          <Badge tone={tones[status]}>{intl.formatMessage(messages[status])}</Badge>
        </li>
      ))}
    </ul>
  );
}
