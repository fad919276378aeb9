import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { messages } from './figures.messages.ts';
import type { Figures } from './figures.queries.ts';

/** Views of each day, with the starts in the same bars. The rows below have the same numbers. */
export function DayBars({ days }: { days: Figures['days'] }) {
  const intl = useIntl();
  const most = Math.max(1, ...days.map(({ views, starts }) => Math.max(views, starts)));
  const height = (count: number) => ({ height: `${Math.max(count > 0 ? 2 : 0, (count / most) * 100)}%` });
  const dayText = (day: string | undefined) =>
    day === undefined ? '' : intl.formatDate(day, { timeZone: 'UTC', day: 'numeric', month: 'short' });
  return (
    <div aria-hidden className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4 shadow-soft">
      <div className="flex gap-4 text-sm text-ink-muted">
        <Key className="bg-primary-soft">{intl.formatMessage(messages.views)}</Key>
        <Key className="bg-primary">{intl.formatMessage(messages.starts)}</Key>
      </div>
      <div className="flex h-36 items-end gap-0.5 border-b border-line-strong sm:gap-1">
        {days.map(({ day, views, starts }) => (
          <span key={day} className="relative flex h-full min-w-0 flex-1 items-end">
            <span style={height(views)} className="absolute inset-x-0 bottom-0 rounded-t-sm bg-primary-soft" />
            <span style={height(starts)} className="absolute inset-x-0 bottom-0 rounded-t-sm bg-primary" />
          </span>
        ))}
      </div>
      <div className="flex justify-between text-sm text-ink-muted tabular-nums">
        <span>{dayText(days[0]?.day)}</span>
        <span>{dayText(days.at(-1)?.day)}</span>
      </div>
    </div>
  );
}

function Key({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <span className={`size-3 rounded-sm ${className}`} />
      {children}
    </span>
  );
}
