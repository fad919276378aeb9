import { Button } from '@heartline/ui/controls/button';
import { Alert } from '@heartline/ui/feedback/alert';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import { useApi } from '../../shared/index.ts';
import { moderationQueries, type LookedAt } from '../moderation.queries.ts';
import { moderationHref } from '../paths.ts';
import { reportMessages as messages } from './report.messages.ts';

interface ReportDecidedProps {
  report: LookedAt;
  /** The result of deciding just now; undefined if it was decided before it was opened. */
  outcome: 'decided' | 'overtaken' | undefined;
}

/** The report is decided: its result, and a link to the next. */
export function ReportDecided({ report, outcome }: ReportDecidedProps) {
  const intl = useIntl();
  const { data } = useInfiniteQuery(moderationQueries.reports(useApi(), 'open'));
  const next = data?.pages.flatMap(({ reports }) => reports).find(({ id }) => id !== report.id);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) ref.current?.focus();
  }, [outcome]);
  return (
    <div ref={ref} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      {outcome ? (
        <Alert tone={outcome === 'decided' ? 'success' : 'info'} title={intl.formatMessage(messages[outcome])}>
          {outcome === 'decided' ? intl.formatMessage(messages.decidedText) : null}
        </Alert>
      ) : (
        <Alert tone="info" title={intl.formatMessage(messages[report.decision ?? 'dismiss'])}>
          {report.decidedAt === null
            ? null
            : intl.formatMessage(messages.decidedOn, { date: new Date(report.decidedAt) })}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        {next ? (
          <Button asChild>
            <a href={moderationHref('reports', next.id)}>{intl.formatMessage(messages.next)}</a>
          </Button>
        ) : null}
        <Button asChild variant="outline">
          <a href={moderationHref('reports')}>{intl.formatMessage(messages.toList)}</a>
        </Button>
      </div>
    </div>
  );
}
