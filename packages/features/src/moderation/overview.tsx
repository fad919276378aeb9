import { complaintDays } from '@heartline/api-client';
import { Link } from '@heartline/ui/controls/link';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  ClockAlertIcon,
  FlagIcon,
  ImageIcon,
  MessageSquareIcon,
  MessageSquareWarningIcon,
  ScaleIcon,
} from 'lucide-react';
import { useIntl } from 'react-intl';

import { useApi, useRelativeTime, useServerNow } from '../shared/index.ts';
import { AuditEntries } from './audit/audit-page.tsx';
import { Loaded } from './shared/loaded.tsx';
import { messages } from './moderation.messages.ts';
import { moderationQueries } from './moderation.queries.ts';
import { moderationHref } from './paths.ts';

const kinds = [
  { part: 'photos', icon: ImageIcon, text: messages.photosText },
  { part: 'held', icon: MessageSquareIcon, text: messages.heldText },
  { part: 'reports', icon: FlagIcon, text: messages.reportsText },
  { part: 'appeals', icon: ScaleIcon, text: messages.appealsText },
  { part: 'complaints', icon: MessageSquareWarningIcon, text: messages.complaintsText },
] as const;

const day = 24 * 60 * 60_000;
/** Longest acceptable wait, ms. A complaint may take half of the promised time. */
const longestWait = (part: (typeof kinds)[number]['part']) => (part === 'complaints' ? (complaintDays / 2) * day : day);
/** Number of the latest log entries shown. */
const latest = 5;

/** How many items wait and since when, with links to each queue, and the latest actions. */
export function Overview() {
  const intl = useIntl();
  const ago = useRelativeTime();
  const now = useServerNow();
  const query = useQuery(moderationQueries.summary(useApi()));
  return (
    <div className="flex flex-col gap-8">
      <Loaded query={query}>
        {(waiting) => (
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {kinds.map(({ part, icon: Icon, text }) => {
              const oldest = waiting.oldest[part];
              const overdue = oldest !== null && now() - Date.parse(oldest) > longestWait(part);
              return (
                <li key={part}>
                  <a
                    href={moderationHref(part)}
                    className="flex h-full flex-col gap-2 rounded-lg border border-line bg-surface p-5 shadow-soft hover:bg-surface-hover"
                  >
                    <span className="flex items-center gap-2 font-semibold">
                      <Icon aria-hidden className="size-5 text-ink-muted" />
                      {intl.formatMessage(messages[part])}
                    </span>
                    <span className={waiting[part] === 0 ? 'text-ink-muted' : 'text-2xl font-bold'}>
                      {intl.formatMessage(messages.waiting, { count: waiting[part] })}
                    </span>
                    {oldest === null ? null : (
                      <span
                        className={
                          overdue ? 'flex items-center gap-1.5 font-semibold text-danger-text' : 'text-ink-muted'
                        }
                      >
                        {overdue ? <ClockAlertIcon aria-hidden className="size-4.5 shrink-0" /> : null}
                        {intl.formatMessage(messages.oldest, { when: ago(oldest) })}
                      </span>
                    )}
                    <span className="text-sm text-ink-muted">{intl.formatMessage(text, { days: complaintDays })}</span>
                  </a>
                </li>
              );
            })}
          </ul>
        )}
      </Loaded>
      <LatestEntries />
    </div>
  );
}

/** Not essential: if the entries cannot be loaded, the page does without them. */
function LatestEntries() {
  const intl = useIntl();
  const { data } = useInfiniteQuery(moderationQueries.audit(useApi(), {}));
  const entries = data?.pages[0]?.entries.slice(0, latest) ?? [];
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="latest-entries" className="flex flex-col gap-4">
      <h2 id="latest-entries" className="text-lg font-bold">
        <Link href={moderationHref('audit')}>{intl.formatMessage(messages.audit)}</Link>
      </h2>
      <AuditEntries entries={entries} />
    </section>
  );
}
