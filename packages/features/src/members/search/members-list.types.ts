import type { MemberSummary } from '@heartline/api-client';

/** The pages of a search loaded so far, each member once. */
export interface MemberList {
  members: MemberSummary[];
  similar: MemberSummary[];
  total: number;
  /** Cursor of the next page; null at the end. */
  next: string | null;
  /** Conditions unknown to the server, by their names in the address. They were left out. */
  refused: string[];
  /** When it was loaded, ms since 1970. */
  at: number;
}
