import type { MemberSummary } from '@heartline/api-client';

/** A search as far as it was opened: the pages one after the other, everybody once. */
export interface MemberList {
  members: MemberSummary[];
  similar: MemberSummary[];
  total: number;
  /** Where the list goes on; null at its end. */
  next: string | null;
  /** Conditions that the server knows nothing about, by their names in the address. They were left out. */
  refused: string[];
  /** When it was asked for, ms since 1970. */
  at: number;
}
