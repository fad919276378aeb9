import { messages } from './figures.messages.ts';
import type { Figures } from './figures.queries.ts';

export type Counts = Figures['totals'];
/** null where the count is among the others. */
export type CountsOfWay = Pick<Figures['ways'][number], keyof Counts>;

/** In their order as steps. */
export const countNames = ['views', 'starts', 'signups', 'firstPurchases'] as const satisfies (keyof Counts)[];

export const hints = {
  views: messages.viewsHint,
  starts: messages.startsHint,
  signups: messages.signupsHint,
  firstPurchases: messages.firstPurchasesHint,
} as const;
