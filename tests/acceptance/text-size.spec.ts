import { expect, type Page } from '@playwright/test';

import { browserArguments, testBrowser } from '../../tools/lib/browser.ts';
import { installLayoutProbe } from '../visual/support/layout-probe.ts';
import { test } from './support/browsers.ts';
import { firstChat, goThrough, logInToDemo } from './support/demo.ts';

// As a reader sets it: in the browser, for all pages. Pages cannot detect it.
test.use({
  launchOptions: {
    executablePath: testBrowser,
    args: [...browserArguments, '--blink-settings=defaultFontSize=32'],
  },
});

const visitorPages = ['/', '/login', '/signup', '/pricing', '/pages/terms'];
const memberPages = ['/members', '/likes', '/chats', '/me', '/profile', '/credits', '/credits/credits-100', '/premium'];

for (const width of [360, 1200])
  test(`[LIB-05d] pages follow the browser’s setting of twice the text size without losing anything, ${width} px wide`, async ({
    open,
  }) => {
    const page = await open({ viewport: { width, height: 740 } });
    await page.addInitScript(installLayoutProbe);
    const problems: string[] = [];
    for (const path of visitorPages) problems.push(...(await faultsOn(page, path)));
    await logInToDemo(page, 'premium');
    const chat = await firstChat(page);
    for (const path of [...memberPages, `/members/${chat.profile}`, `/chats/${chat.id}`])
      problems.push(...(await faultsOn(page, path)));
    expect(problems).toEqual([]);
  });

async function faultsOn(page: Page, path: string): Promise<string[]> {
  await goThrough(page, path);
  const { size, lost } = await page.evaluate(() => ({
    size: getComputedStyle(document.body).fontSize,
    lost: window.layoutProbe.lost(),
  }));
  return [...(size === '32px' ? [] : [`its text has ${size}`]), ...lost].map((fault) => `${path}: ${fault}`);
}
