import { existsSync } from 'node:fs';

import { locales, type Locale } from '@heartline/api-client/contract';

import type { SeedTexts } from './texts.types.ts';

const written = locales.filter((locale) => existsSync(new URL(`${locale}.ts`, import.meta.url)));
const read = async (locale: string) => ((await import(`./${locale}.ts`)) as { texts: SeedTexts }).texts;

/** Texts in each language that the demo's members speak: those with a file here. */
export const seedTexts: ReadonlyMap<Locale, SeedTexts> = new Map(
  await Promise.all(written.map(async (locale) => [locale, await read(locale)] as const)),
);
