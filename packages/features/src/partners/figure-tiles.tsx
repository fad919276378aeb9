import { useIntl } from 'react-intl';

import { countNames, hints, type Counts } from './counts.ts';
import { messages } from './figures.messages.ts';

/** The totals of the period, and the share of views that led to each further step. */
export function FigureTiles({ totals }: { totals: Counts }) {
  const intl = useIntl();
  return (
    <section aria-label={intl.formatMessage(messages.total)}>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
        {countNames.map((name) => (
          <div key={name} className="flex flex-col gap-1 rounded-lg border border-line bg-surface p-4 shadow-soft">
            <dt className="text-sm font-semibold text-ink-muted">{intl.formatMessage(messages[name])}</dt>
            <dd className="flex flex-wrap items-baseline gap-x-2">
              <span className="text-3xl font-bold tabular-nums">{intl.formatNumber(totals[name])}</span>
              {name === 'views' || totals.views === 0 ? null : (
                <span className="text-sm text-ink-muted">
                  {intl.formatMessage(messages.share, {
                    share: intl.formatNumber(totals[name] / totals.views, {
                      style: 'percent',
                      maximumFractionDigits: totals[name] / totals.views < 0.1 ? 1 : 0,
                    }),
                  })}
                </span>
              )}
            </dd>
            <dd className="text-sm text-ink-muted">{intl.formatMessage(hints[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
