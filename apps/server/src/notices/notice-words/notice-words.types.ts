import type { ReportReason } from '@heartline/api-client/contract';

import type { NoticeKind } from '../notices.store.ts';

/** The words of a statement of reasons. {until} is a date, {facts} and {answer} what a moderator wrote. */
export interface NoticeWords {
  title: Record<NoticeKind, string>;
  what: Record<NoticeKind, string>;
  reason: string;
  grounds: Record<ReportReason, string>;
  facts: string;
  byPerson: string;
  redress: string;
  button: string;
  upheld: string;
  upheldLead: string;
  overturned: string;
  overturnedLead: string;
  open: string;
  lasting: string;
}
