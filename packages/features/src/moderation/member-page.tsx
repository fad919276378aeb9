import { ApiError } from '@heartline/api-client';
import { Link } from '@heartline/ui/controls/link';
import { Badge } from '@heartline/ui/feedback/badge';
import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { UserXIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { hrefs, useUser } from '../shared/index.ts';
import { LookForm } from './looks/look-form.tsx';
import { lookMessages as messages } from './looks/look.messages.ts';
import { useLookAtMember, type LookedAtMember } from './moderation.queries.ts';
import { NoticeSummary } from './shared/notice-summary.tsx';
import { Part } from './shared/part.tsx';
import { Picture } from './shared/picture.tsx';
import { auditHref, moderationHref, photoMark } from './paths.ts';
import { ReportTitle } from './reports/report-title.tsx';
import { reportMessages } from './reports/report.messages.ts';
import { SuspectData } from './shared/suspect-data.tsx';

/** /moderation/members/{id}: asks for a reason first, then shows the data of a member that moderators may see. */
export function MemberPage({ id }: { id: string }) {
  const intl = useIntl();
  const user = useUser();
  const look = useLookAtMember(id);
  if (look.data) return <Member of={look.data} />;
  const gone = look.error instanceof ApiError && look.error.code === 'not_found';
  if (gone || id === user.id)
    return (
      <EmptyState
        icon={<UserXIcon />}
        title={intl.formatMessage(gone ? messages.memberGone : messages.memberMine)}
        text={gone ? intl.formatMessage(messages.memberGoneText) : undefined}
        action={<Link href={auditHref({ member: id })}>{intl.formatMessage(messages.log)}</Link>}
      />
    );
  return (
    <LookForm
      text={intl.formatMessage(messages.memberText)}
      send={intl.formatMessage(messages.memberShow)}
      sending={look.isPending}
      error={look.error}
      onLook={(reason) => look.mutate(reason)}
    />
  );
}

function Member({ of: { member, about, photos, notices, reports } }: { of: LookedAtMember }) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const [wanted] = useState(() => location.hash.slice(1));
  // The reason form is gone: the focus goes here, or to the requested photo.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    document.getElementById(wanted)?.scrollIntoView({ block: 'center' });
  }, [wanted]);
  return (
    <article className="flex max-w-form flex-col gap-6">
      <header className="flex flex-col gap-2">
        <h2 ref={heading} tabIndex={-1} className="sr-only">
          {member.name}
        </h2>
        <SuspectData member={member} />
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          <Link href={hrefs.member(member.id)}>{intl.formatMessage(messages.profile)}</Link>
          <Link href={auditHref({ member: member.id })}>{intl.formatMessage(messages.log)}</Link>
        </p>
      </header>
      <Part title={intl.formatMessage(reportMessages.photos)}>
        {photos.length === 0 ? (
          <p className="text-ink-muted">{intl.formatMessage(reportMessages.photosNone)}</p>
        ) : (
          <ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
            {photos.map(({ id, picture, waiting }, index) => (
              <li key={id} id={photoMark(id)} className="flex flex-col items-start gap-2">
                <Picture
                  picture={picture}
                  wanted={photoMark(id) === wanted}
                  alt={intl.formatMessage(reportMessages.photoAlt, { number: index + 1, name: member.name })}
                />
                {waiting ? <Badge tone="info">{intl.formatMessage(messages.waiting)}</Badge> : null}
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part title={intl.formatMessage(messages.about)}>
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {about === '' ? (
            <span className="text-ink-muted">{intl.formatMessage(reportMessages.aboutEmpty)}</span>
          ) : (
            about
          )}
        </p>
      </Part>
      <Part title={intl.formatMessage(messages.reports)}>
        {reports.length === 0 ? (
          <p className="text-ink-muted">{intl.formatMessage(messages.reportsNone)}</p>
        ) : (
          <ul className="flex flex-col divide-y divide-line">
            {reports.map((report) => (
              <li
                key={report.id}
                className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 first:pt-0 last:pb-0"
              >
                <Link href={moderationHref('reports', report.id)}>
                  <ReportTitle report={report} />
                </Link>
                <span className="flex gap-x-3 text-sm text-ink-muted">
                  <span>{intl.formatMessage(reportMessages[report.status])}</span>
                  <time dateTime={report.createdAt}>{intl.formatDate(report.createdAt, { dateStyle: 'medium' })}</time>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part title={intl.formatMessage(reportMessages.before)}>
        {notices.length === 0 ? (
          <p className="text-ink-muted">{intl.formatMessage(reportMessages.beforeNone)}</p>
        ) : (
          <ul className="flex flex-col divide-y divide-line">
            {notices.map((notice) => (
              <li key={notice.id} className="py-3 first:pt-0 last:pb-0">
                <NoticeSummary notice={notice} />
              </li>
            ))}
          </ul>
        )}
      </Part>
    </article>
  );
}
