import type { Locator, Page } from '@playwright/test';

import { wordsOf, type Language } from './words.ts';

/** Types into the composer, found by its label in this language, and sends with Enter. */
export async function send(page: Page, to: string, text: string, language: Language = 'en'): Promise<void> {
  const composer = page.getByLabel(wordsOf(language).say('chat.footer.label', { name: to }), { exact: true });
  await composer.fill(text);
  await composer.press('Enter');
}

/** The messages with another member. */
export const messagesWith = (page: Page, other: string, language: Language = 'en'): Locator =>
  page.getByRole('log', { name: wordsOf(language).say('chat.messages.label', { name: other }), exact: true });

export const bubble = (page: Page, other: string, text: string, language: Language = 'en'): Locator =>
  messagesWith(page, other, language).getByText(text);
