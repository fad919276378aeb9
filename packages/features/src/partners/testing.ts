import type { Counts } from './counts.ts';
import type { Figures } from './figures.queries.ts';

const none: Counts = { views: 0, starts: 0, signups: 0, firstPurchases: 0 };
const dayOf = (index: number) => new Date(Date.UTC(2026, 9, 23 + index)).toISOString().slice(0, 10);

/** A month with more visitors each week, and none on its first days. */
const days = Array.from({ length: 30 }, (_day, index) => {
  const views = index < 3 ? 0 : Math.round(40 + index * 6 + 35 * Math.sin(index / 1.1));
  const share = (part: number) => Math.floor(views * part);
  return { day: dayOf(index), views, starts: share(0.41), signups: share(0.07), firstPurchases: share(0.012) };
});
const totals = days.reduce<Counts>(
  (all, { views, starts, signups, firstPurchases }) => ({
    views: all.views + views,
    starts: all.starts + starts,
    signups: all.signups + signups,
    firstPurchases: all.firstPurchases + firstPurchases,
  }),
  none,
);
const way = (ref: string, [sub1 = '', sub2 = '', sub3 = '']: string[], counts: number[], other = false) => {
  const [views = 0, starts = 0, signups = null, firstPurchases = null] = counts;
  return { ref, sub1, sub2, sub3, other, views, starts, signups, firstPurchases };
};

export const figures: Figures = {
  name: 'Acme Media',
  network: 'acme',
  from: dayOf(0),
  to: dayOf(29),
  totals,
  days,
  ways: [
    way('newsletter', ['autumn', 'header'], [1_890, 801, 134, 21]),
    way('<b>summer</b>', [], [912, 340, 61, 9]),
    way('', ['sidebar'], [402, 160]),
    way('', [], [230, 92, 17, 1]),
    way('', [], [74, 29, 28, 2], true),
  ],
};

export const noFigures: Figures = {
  ...figures,
  totals: none,
  days: days.map(({ day }) => ({ day, ...none })),
  ways: [],
};
