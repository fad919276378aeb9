import type { Locale } from '@heartline/api-client/contract';

import type { MailWords } from '../mail-words.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nb } from './nb.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { sv } from './sv.ts';

export const mailWords: Record<Locale, MailWords> = { da, de, en, es, fi, fr, it, nb, nl, pl, sv };
