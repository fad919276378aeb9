import type { Locale } from '@heartline/api-client/contract';

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
import type { NoticeWords } from './notice-words/notice-words.types.ts';

export const noticeWords: Record<Locale, NoticeWords> = { da, de, en, es, fi, fr, it, nb, nl, pl, sv };
