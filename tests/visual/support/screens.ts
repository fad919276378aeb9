import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Page } from '@playwright/test';

import { screenStates } from '../../../tools/elements/screen-states.ts';

export type ForeignLocale = 'da' | 'de' | 'es' | 'fi' | 'fr' | 'it' | 'nb' | 'nl' | 'pl' | 'sv';

const features = fileURLToPath(new URL('../../../packages/features/src/', import.meta.url));

/** The state that a story of this name shows, and where. */
export const stateOf = (story: string) =>
  Object.values(screenStates).find(({ named }) => named.test(story.replaceAll(' ', '')));

/** From here on stories are in this language, as by the toolbar. */
export async function readIn(page: Page, locale: ForeignLocale | 'en'): Promise<void> {
  await page.evaluate(
    (to) => window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { locale: to } }),
    locale,
  );
}

/** Texts and names on the page that are exactly an English message, where the language has another one. */
export async function englishOn(page: Page, locale: ForeignLocale): Promise<string[]> {
  const [english, own] = [wordsIn('en'), wordsIn(locale)];
  const ownTexts = new Set(Object.values(own));
  const foreign = Object.entries(english).flatMap(([id, text]) =>
    own[id] !== text && !ownTexts.has(text) && !/[{<]/.test(text) ? [text] : [],
  );
  const { lang, seen } = await page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(
      document.querySelector('#storybook-root') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    while (texts.nextNode()) found.push(texts.currentNode.textContent?.trim() ?? '');
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'alt']) found.push(element.getAttribute(name)?.trim() ?? '');
    return { lang: document.documentElement.lang, seen: found };
  });
  return [
    ...(lang === locale ? [] : [`the page is said to be ${lang}`]),
    ...seen.filter((text) => foreign.includes(text)),
  ];
}

const known = new Map<string, Record<string, string>>();

function wordsIn(locale: string): Record<string, string> {
  const words =
    known.get(locale) ??
    (Object.assign(
      {},
      ...globSync(`**/i18n/${locale}.json`, { cwd: features }).map((file): unknown =>
        JSON.parse(readFileSync(features + file, 'utf8')),
      ),
    ) as Record<string, string>);
  known.set(locale, words);
  return words;
}
