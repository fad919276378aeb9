import type { Differences } from '../credits/ledger.ts';

/** What the daily report of the ledger has to say. */
export const noDifferences: Differences = {
  wallets: 0,
  accounts: 0,
  entries: 0,
  orders: 0,
  messages: 0,
  unanswered: 0,
};
