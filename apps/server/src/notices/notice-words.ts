import type { Locale, ReportReason } from '@heartline/api-client/contract';

import { da } from './notice-words/da.ts';
import { de } from './notice-words/de.ts';
import { en } from './notice-words/en.ts';
import { es } from './notice-words/es.ts';
import { fi } from './notice-words/fi.ts';
import { fr } from './notice-words/fr.ts';
import { it } from './notice-words/it.ts';
import { nb } from './notice-words/nb.ts';
import { nl } from './notice-words/nl.ts';
import { pl } from './notice-words/pl.ts';
import { sv } from './notice-words/sv.ts';
import type { NoticeKind } from './notices.store.ts';

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

export const noticeWords: Record<Locale, NoticeWords> = { da, de, en, es, fi, fr, it, nb, nl, pl, sv };
