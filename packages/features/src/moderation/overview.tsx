import { useQuery } from '@tanstack/react-query';
import { FlagIcon, ImageIcon, MessageSquareIcon, ScaleIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { useApi } from '../shared/index.ts';
import { Loaded } from './shared/loaded.tsx';
import { messages } from './moderation.messages.ts';
import { moderationQueries } from './moderation.queries.ts';
import { moderationHref } from './paths.ts';

const kinds = [
  { part: 'photos', icon: ImageIcon, text: messages.photosText },
  { part: 'held', icon: MessageSquareIcon, text: messages.heldText },
  { part: 'reports', icon: FlagIcon, text: messages.reportsText },
  { part: 'appeals', icon: ScaleIcon, text: messages.appealsText },
] as const;

/** How much waits, and the way to each. */
export function Overview() {
  const intl = useIntl();
  const query = useQuery(moderationQueries.summary(useApi()));
  return (
    <Loaded query={query}>
      {(waiting) => (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {kinds.map(({ part, icon: Icon, text }) => (
            <li key={part}>
              <a
                href={moderationHref(part)}
                className="flex h-full flex-col gap-2 rounded-lg border border-line bg-surface p-5 shadow-soft hover:bg-surface-hover"
              >
                <span className="flex items-center gap-2 font-semibold">
                  <Icon aria-hidden className="size-5 text-ink-muted" />
                  {intl.formatMessage(messages[part])}
                </span>
                <span className={waiting[part] === 0 ? 'text-2xl font-bold text-ink-muted' : 'text-2xl font-bold'}>
                  {intl.formatMessage(messages.waiting, { count: waiting[part] })}
                </span>
                <span className="text-sm text-ink-muted">{intl.formatMessage(text)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
