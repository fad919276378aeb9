import { launch, type Browser, type ElementHandle, type Page } from 'puppeteer-core';

import { findFirefox } from '../../../tools/lib/browser.ts';
import type { HostName } from './hosts.ts';
import { hostsOrigin } from './site.ts';

/** Stock Firefox, by WebDriver BiDi: Playwright supports only a build of its own, which has to be downloaded. */
export const launchFirefox = (): Promise<Browser> =>
  launch({ browser: 'firefox', executablePath: findFirefox(), headless: true });

/** Opens a partner's page and returns the lander's text once it shows, and every error of the page. */
export async function showInFirefox(browser: Browser, host: HostName, lander: string) {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.evaluateOnNewDocument(() => {
    addEventListener(
      'heartline:ready',
      ({ target }) => (document.body.dataset['ready'] = (target as Element).localName),
    );
  });
  await page.goto(`${hostsOrigin}/${host}/${lander}?locale=de&network=acme`);
  await page.waitForSelector(`body[data-ready="heartline-${lander}"]`);
  const heading = await page.evaluate(
    (tag) => document.querySelector(tag)?.shadowRoot?.querySelector('h1')?.textContent ?? '',
    `heartline-${lander}`,
  );
  return { page, problems, heading };
}

/** The button with this text in an element. */
export async function buttonOf(page: Page, tag: string, words: string): Promise<ElementHandle> {
  const button = await page.evaluateHandle(
    (name, text) =>
      [...(document.querySelector(name)?.shadowRoot?.querySelectorAll('button') ?? [])].find(
        ({ textContent }) => textContent.trim() === text,
      ),
    tag,
    words,
  );
  const element = button.asElement();
  if (!element) throw new Error(`<${tag}> has no button ${words}`);
  return element as ElementHandle;
}
