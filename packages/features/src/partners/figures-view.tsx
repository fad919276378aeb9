import { figurePeriods, limits, type FigurePeriod } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { EmptyState } from '@heartline/ui/feedback/empty-state';
import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { TabLinks } from '@heartline/ui/navigation/tabs';
import { ChartColumnIcon, DownloadIcon, LinkIcon } from 'lucide-react';
import { useIntl } from 'react-intl';

import { commonMessages, LoadError } from '../shared/index.ts';
import { DayBars } from './day-bars.tsx';
import { FigureRows } from './figure-rows.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { figuresHrefs } from './figures-hrefs.ts';
import { messages } from './figures.messages.ts';
import type { Figures } from './figures.queries.ts';

export interface FiguresViewProps {
  /** Name of the site. */
  site: string;
  token: string;
  period: FigurePeriod;
  /** Null if the token is invalid; undefined while they load. */
  figures: Figures | null | undefined;
  error: unknown;
  onRetry: () => void;
}

/** Totals, days and links of one partner, to read and to download (LND-04). */
export function FiguresView({ site, token, period, figures, error, onRetry }: FiguresViewProps) {
  const intl = useIntl();
  if (figures === null)
    return (
      <EmptyState
        headingLevel={1}
        icon={<LinkIcon />}
        title={intl.formatMessage(messages.unknown)}
        text={intl.formatMessage(messages.unknownText)}
      />
    );
  if (figures === undefined && error) return <LoadError error={error} onRetry={onRetry} />;
  if (figures === undefined)
    return (
      <div className="flex flex-col gap-6">
        <Skeleton shape="block" label={intl.formatMessage(commonMessages.loading)} className="h-24 w-full" />
        <Skeleton shape="block" className="h-40 w-full" />
        <Skeleton shape="block" className="h-80 w-full" />
      </div>
    );
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-col gap-2">
        <h1 className="text-3xl font-display wrap-anywhere">
          {intl.formatMessage(messages.title, { name: figures.name })}
        </h1>
        <p className="max-w-160 text-ink-muted">{intl.formatMessage(messages.intro, { site })}</p>
        <p className="font-semibold wrap-anywhere">
          {intl.formatMessage(messages.network, { network: figures.network })}
        </p>
      </header>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <TabLinks
          variant="pill"
          label={intl.formatMessage(messages.period)}
          value={period}
          items={figurePeriods.map((days) => ({
            id: days,
            href: figuresHrefs.page(token, days),
            label: intl.formatMessage(messages.days, { days: Number(days) }),
          }))}
        />
        <Button variant="outline" size="sm" asChild>
          <a href={figuresHrefs.table(token, period)} download>
            <DownloadIcon aria-hidden className="size-4" />
            {intl.formatMessage(messages.download)}
          </a>
        </Button>
      </div>
      <Counted figures={figures} />
    </div>
  );
}

function Counted({ figures: { totals, days, ways } }: { figures: Figures }) {
  const intl = useIntl();
  if (ways.length === 0)
    return (
      <EmptyState
        icon={<ChartColumnIcon />}
        title={intl.formatMessage(messages.empty)}
        text={intl.formatMessage(messages.emptyText)}
      />
    );
  const shown = days.filter((day) => day.views + day.starts + day.signups + day.firstPurchases > 0).reverse();
  return (
    <>
      <FigureTiles totals={totals} />
      <DayBars days={days} />
      <section aria-labelledby="figures-by-way" className="flex flex-col gap-4">
        <h2 id="figures-by-way" className="text-xl font-display">
          {intl.formatMessage(messages.byWay)}
        </h2>
        <FigureRows rows={ways.map((way) => ({ key: keyOf(way), name: <Way way={way} />, counts: way }))} />
        {ways.some(({ other, signups }) => other || signups === null) ? (
          <p className="max-w-160 text-sm text-ink-muted">
            {intl.formatMessage(messages.othersHint, { count: limits.fewestOfWay })}
          </p>
        ) : null}
      </section>
      <section aria-labelledby="figures-by-day" className="flex flex-col gap-4">
        <h2 id="figures-by-day" className="text-xl font-display">
          {intl.formatMessage(messages.byDay)}
        </h2>
        <FigureRows
          rows={shown.map((day) => ({
            key: day.day,
            // Days are counted in UTC, so they are formatted in UTC.
            name: intl.formatDate(day.day, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' }),
            counts: day,
          }))}
        />
      </section>
    </>
  );
}

type WayOf = Figures['ways'][number];
const keyOf = ({ other, ref, sub1, sub2, sub3 }: WayOf) => JSON.stringify([other, ref, sub1, sub2, sub3]);

function Way({ way: { other, ref, sub1, sub2, sub3 } }: { way: WayOf }) {
  const intl = useIntl();
  const subs = [sub1, sub2, sub3].filter((sub) => sub !== '');
  if (other) return intl.formatMessage(messages.others);
  if (ref === '' && subs.length === 0) return intl.formatMessage(messages.noWay);
  if (ref === '') return <span className="wrap-anywhere">{subs.join(' · ')}</span>;
  return (
    <span className="flex flex-col wrap-anywhere">
      <span>{ref}</span>
      {subs.length > 0 ? <span className="text-sm font-normal text-ink-muted">{subs.join(' · ')}</span> : null}
    </span>
  );
}
