import { limits, type EndpointAnswer, type endpoints, type FigurePeriod } from '@heartline/api-client/contract';

import { csvLine } from '../platform/tables/csv.ts';
import { ServerError } from '../platform/http/errors.ts';
import { RawAnswer } from '../platform/http/raw-answer.ts';
import type { RequestContext } from '../platform/http/route.ts';
import { hashSecret } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import { countsByWay, type WayRow } from './figures.store.ts';
import { findByToken, type PartnerRow } from './partners.store.ts';
import { dayOf } from './sights.store.ts';

type Figures = EndpointAnswer<typeof endpoints.partners.figures>['figures'];
type Asked = Pick<RequestContext, 'site'>;

const day = 86_400_000;
const byteOrderMark = '﻿';
type Counts = Figures['totals'];
const nothing: Counts = { views: 0, starts: 0, signups: 0, first_purchases: 0 };

/** @throws ServerError not_found for a token that opens nothing on this site, whatever the reason */
export async function figuresOf(
  platform: Platform,
  { site }: Asked,
  token: string,
  period: FigurePeriod,
): Promise<Figures> {
  const { partner, days, rows } = await read(platform, site.id, token, period);
  const ways = Map.groupBy(rows, ({ ref, sub1, sub2, sub3, other }) => JSON.stringify([other, ref, sub1, sub2, sub3]));
  const byDay = Map.groupBy(rows, (row) => row.day);
  return {
    name: partner.name,
    network: partner.network,
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    totals: sum(rows),
    days: days.map((one) => ({ day: one, ...sum(byDay.get(one) ?? []) })),
    ways: [...ways.values()]
      .flatMap(([first, ...rest]) => (first ? [{ ...wayOf(first), ...sumOfWay([first, ...rest]) }] : []))
      .sort((a, b) => Number(a.other) - Number(b.other) || b.views - a.views || (b.signups ?? 0) - (a.signups ?? 0)),
  };
}

/** For programs: the column names are the same in every language. */
export async function figuresTable(
  platform: Platform,
  { site }: Asked,
  token: string,
  period: FigurePeriod,
): Promise<RawAnswer> {
  const { partner, rows } = await read(platform, site.id, token, period);
  const lines = rows.map(({ day: on, ref, sub1, sub2, sub3, other, ...counts }) =>
    csvLine([
      on,
      partner.network,
      ...(other ? ['(other)', '', '', ''] : [ref, sub1, sub2, sub3]),
      counts.views,
      counts.starts,
      counts.signups ?? '',
      counts.first_purchases ?? '',
    ]),
  );
  const names = ['day', 'network', 'ref', 'sub1', 'sub2', 'sub3', 'views', 'starts', 'signups', 'first_purchases'];
  return new RawAnswer([byteOrderMark, csvLine(names), ...lines].join(''), {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${site.id}-${dayOf(platform.clock.now())}-${period}-days.csv"`,
    'cache-control': 'private, no-store',
  });
}

async function read(
  { sql, clock }: Platform,
  siteId: string,
  token: string,
  period: FigurePeriod,
): Promise<{ partner: PartnerRow; days: string[]; rows: WayRow[] }> {
  const partner = await findByToken(sql, siteId, hashSecret(token));
  if (!partner) throw new ServerError('not_found');
  const today = clock.now().getTime();
  const length = Number(period);
  const days = Array.from({ length }, (_day, index) => dayOf(new Date(today - (length - 1 - index) * day)));
  const rows = await countsByWay(sql, partner.id, { from: days[0] ?? '', fewest: limits.fewestOfWay });
  return { partner, days, rows };
}

const wayOf = ({ ref, sub1, sub2, sub3, other }: WayRow) => ({ ref, sub1, sub2, sub3, other });

/** Without sign-ups and purchases if these are among the others, on all days alike. */
const sumOfWay = (rows: readonly WayRow[]): Pick<Figures['ways'][number], keyof Counts> =>
  rows.some(({ signups }) => signups === null) ? { ...sum(rows), signups: null, first_purchases: null } : sum(rows);

const sum = (rows: readonly WayRow[]): Counts =>
  rows.reduce<Counts>(
    (all, { views, starts, signups, first_purchases }) => ({
      views: all.views + views,
      starts: all.starts + starts,
      signups: all.signups + (signups ?? 0),
      first_purchases: all.first_purchases + (first_purchases ?? 0),
    }),
    nothing,
  );
