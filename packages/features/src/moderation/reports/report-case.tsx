import { Badge } from '@heartline/ui/feedback/badge';
import { Link } from '@heartline/ui/controls/link';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { lookMessages } from '../looks/look.messages.ts';
import type { LookedAt } from '../moderation.queries.ts';
import { NoticeSummary } from '../shared/notice-summary.tsx';
import { auditHref, membersPart, moderationHref } from '../paths.ts';
import { Part } from '../shared/part.tsx';
import { ReportContext } from './report-context.tsx';
import { ReportDecided } from './report-decided.tsx';
import { ReportDecisionForm } from './report-decision-form.tsx';
import { ReportTitle } from './report-title.tsx';
import { reportMessages as messages } from './report.messages.ts';
import { SuspectData } from '../shared/suspect-data.tsx';

/** An opened report: its subject in context, and the decision about it. */
export function ReportCase({ report }: { report: LookedAt }) {
  const intl = useIntl();
  const [photoId, setPhotoId] = useState(report.photos.find(({ reported }) => reported)?.id);
  const [outcome, setOutcome] = useState<'decided' | 'overtaken'>();
  const heading = useRef<HTMLHeadingElement>(null);
  // The reason form is gone: the focus goes here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const open = report.status === 'open' && outcome === undefined;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_25rem]">
      <article className="flex min-w-0 flex-col gap-6">
        <header className="flex flex-col gap-2">
          <h2 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
            <ReportTitle report={report} />
          </h2>
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">
            {intl.formatMessage(messages.reportedOn, { date: new Date(report.createdAt) })}
            {report.numOpen > 1 ? (
              <Badge tone="warning">{intl.formatMessage(messages.numOpen, { count: report.numOpen })}</Badge>
            ) : null}
            <Link variant="quiet" href={auditHref({ subject: `report:${report.id}` })}>
              {intl.formatMessage(messages.log)}
            </Link>
          </p>
        </header>
        <Part title={intl.formatMessage(messages.who)}>
          <SuspectData member={report.member} />
          <p className="text-sm">
            <Link href={moderationHref(membersPart, report.member.id)}>{intl.formatMessage(lookMessages.page)}</Link>
          </p>
        </Part>
        <Part title={intl.formatMessage(messages.reporter)}>
          {report.reporter ? (
            <SuspectData member={report.reporter} />
          ) : (
            <p className="text-ink-muted">{intl.formatMessage(messages.reporterGone)}</p>
          )}
          {report.text === '' ? (
            <p className="text-ink-muted">{intl.formatMessage(messages.noWords)}</p>
          ) : (
            <blockquote dir="auto" className="border-s-4 border-line ps-3 whitespace-pre-line wrap-anywhere">
              {report.text}
            </blockquote>
          )}
        </Part>
        <ReportContext report={report} photoId={photoId} onPhoto={open ? setPhotoId : undefined} />
        <Part title={intl.formatMessage(messages.before)}>
          {report.notices.length === 0 ? (
            <p className="text-ink-muted">{intl.formatMessage(messages.beforeNone)}</p>
          ) : (
            <ul className="flex flex-col divide-y divide-line">
              {report.notices.map((notice) => (
                <li key={notice.id} className="py-3 first:pt-0 last:pb-0">
                  <NoticeSummary notice={notice} />
                </li>
              ))}
            </ul>
          )}
        </Part>
      </article>
      <aside className="lg:sticky lg:top-20">
        {open ? (
          <ReportDecisionForm report={report} photoId={photoId} onDone={setOutcome} />
        ) : (
          <ReportDecided report={report} outcome={outcome} />
        )}
      </aside>
    </div>
  );
}
