import type { Notice } from '@heartline/api-client';
import { Badge } from '@heartline/ui/feedback/badge';
import { useIntl } from 'react-intl';

import { groundMessages } from './ground.messages.ts';
import { noticeMessages as messages } from './notice.messages.ts';

type Shown = Pick<Notice, 'kind' | 'ground' | 'facts' | 'createdAt'> & { liftedAt?: string | null };

/** A decision about a member in a few lines. */
export function NoticeSummary({ notice: { kind, ground, facts, createdAt, liftedAt = null } }: { notice: Shown }) {
  const intl = useIntl();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold">{intl.formatMessage(messages[kind])}</span>
        <span className="text-ink-muted">{intl.formatMessage(groundMessages[ground])}</span>
        {liftedAt === null ? null : (
          <Badge tone="success">{intl.formatMessage(messages.lifted, { date: new Date(liftedAt) })}</Badge>
        )}
      </p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {facts}
      </p>
      <p className="text-sm text-ink-muted">{intl.formatMessage(messages.decidedOn, { date: new Date(createdAt) })}</p>
    </div>
  );
}
