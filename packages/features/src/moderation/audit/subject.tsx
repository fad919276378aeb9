import { Link } from '@heartline/ui/controls/link';
import { useIntl } from 'react-intl';

import { auditMessages as messages } from './audit.messages.ts';
import { complaintKindMessages } from '../complaints/complaint.messages.ts';
import { groundMessages } from '../shared/ground.messages.ts';
import { messages as common } from '../moderation.messages.ts';
import type { AuditEntry } from '../moderation.queries.ts';
import { noticeMessages } from '../shared/notice.messages.ts';
import { membersPart, moderationHref, photoMark } from '../paths.ts';
import { ReportTitle } from '../reports/report-title.tsx';

/** The subject of a log entry: the member, and the report, photo, decision or message. */
export function Subject({ entry }: { entry: AuditEntry }) {
  const intl = useIntl();
  const { member, memberGone } = entry;
  return (
    <ul className="flex flex-col gap-0.5">
      {member ? (
        <li className="boxed">
          <Link href={moderationHref(membersPart, member.id)}>
            <bdi>{member.name}</bdi>
          </Link>
        </li>
      ) : memberGone ? (
        <li className="text-ink-muted">{intl.formatMessage(common.deleted)}</li>
      ) : null}
      <Thing entry={entry} />
    </ul>
  );
}

function Thing({ entry: { thing, member } }: { entry: AuditEntry }) {
  const intl = useIntl();
  switch (thing?.kind) {
    case 'report':
      return (
        <li>
          <Link href={moderationHref('reports', thing.id)}>
            <ReportTitle report={{ subject: thing.about, reason: thing.reason }} />
          </Link>
        </li>
      );
    case 'photo':
      return (
        <li>
          {thing.shown && member ? (
            <Link href={`${moderationHref(membersPart, member.id)}#${photoMark(thing.id)}`}>
              {intl.formatMessage(messages.photo)}
            </Link>
          ) : (
            <span className="text-ink-muted">{intl.formatMessage(messages.photoGone)}</span>
          )}
        </li>
      );
    case 'notice':
      return (
        <li className="flex flex-wrap gap-x-2">
          <span>{intl.formatMessage(noticeMessages[thing.notice])}</span>
          <span className="text-ink-muted">{intl.formatMessage(groundMessages[thing.ground])}</span>
        </li>
      );
    case 'complaint':
      return (
        <li>
          <Link href={moderationHref('complaints', thing.id)}>
            {intl.formatMessage(complaintKindMessages[thing.about])}
          </Link>
        </li>
      );
    case 'held':
      return (
        <li className="text-ink-muted">
          {intl.formatMessage(thing.message === 'photo' ? messages.heldPhoto : messages.heldText)}
        </li>
      );
    default:
      return null;
  }
}
