import type { Locale } from '@heartline/api-client/contract';

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
import type { SeedTexts } from './texts.types.ts';

export const seedTexts: Record<Locale, SeedTexts> = { da, de, en, es, fi, fr, it, nb, nl, pl, sv };
