import type { Differences } from '../credits/ledger.ts';

/** The expected daily report of the ledger. */
export const noDifferences: Differences = {
  wallets: 0,
  accounts: 0,
  entries: 0,
  orders: 0,
  messages: 0,
  unanswered: 0,
};
