import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { countNames, type CountsOfWay } from './counts.ts';
import { messages } from './figures.messages.ts';

export interface FigureRow {
  key: string;
  name: ReactNode;
  counts: CountsOfWay;
}

/** In place of a count that is among the others. */
const amongOthers = '–';
const columns = 'sm:grid sm:grid-cols-[minmax(0,1.6fr)_repeat(4,minmax(0,1fr))] sm:items-center sm:gap-3';

/** Rows with their four counts: below one head on large screens, labelled one by one on small ones. */
export function FigureRows({ rows }: { rows: readonly FigureRow[] }) {
  const intl = useIntl();
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-soft">
      <div
        aria-hidden
        className={`hidden border-b border-line bg-surface-sunken px-4 py-2 text-sm font-semibold text-ink-muted ${columns}`}
      >
        <span />
        {countNames.map((name) => (
          <span key={name} className="text-right">
            {intl.formatMessage(messages[name])}
          </span>
        ))}
      </div>
      <ul className="divide-y divide-line">
        {rows.map(({ key, name, counts }) => (
          <li key={key} className={`flex flex-col gap-2 px-4 py-3 ${columns}`}>
            <span className="font-semibold">{name}</span>
            <dl className="grid grid-cols-2 gap-x-4 gap-y-1 sm:contents">
              {countNames.map((each) => (
                <div key={each} className="flex items-baseline justify-between gap-2 sm:block sm:text-right">
                  <dt className="text-sm text-ink-muted sm:sr-only">{intl.formatMessage(messages[each])}</dt>
                  <dd className={counts[each] ? 'font-semibold tabular-nums' : 'text-ink-muted tabular-nums'}>
                    {counts[each] === null ? amongOthers : intl.formatNumber(counts[each])}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}
