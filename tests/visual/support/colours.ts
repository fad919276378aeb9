import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** The axe rules that another theme can break. Rules that do not depend on colours are checked in light, by the story's own test. */
const rules = ['color-contrast', 'link-in-text-block'];

declare global {
  /** axe as loaded into the page. */
  var axe: typeof import('axe-core');
}

/** Paints the page dark and returns the elements that are then hard to read. */
export async function faultsInDark(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ content: axe.source });
  const { violations } = await page.evaluate(async (runOnly) => {
    document.documentElement.dataset['theme'] = 'dark';
    return await window.axe.run(document, { runOnly, resultTypes: ['violations'] });
  }, rules);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
