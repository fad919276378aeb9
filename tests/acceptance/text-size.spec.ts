import { expect, type Page } from '@playwright/test';

import { browserArguments } from '../../tools/lib/browser.ts';
import { installLayoutProbe } from '../visual/support/layout-probe.ts';
import { test } from './support/browsers.ts';
import { call, logIn } from './support/people.ts';

// As a reader sets it: in the browser, for all pages. Nothing in the page knows of it.
test.use({
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [...browserArguments, '--blink-settings=defaultFontSize=32'],
  },
});

const visitorPages = ['/', '/login', '/signup', '/pricing', '/pages/terms'];
const memberPages = ['/members', '/likes', '/chats', '/me', '/profile', '/credits', '/credits/credits-100', '/premium'];

for (const width of [360, 1200])
  test(`[LIB-05d] letters twice as large, set in the browser, are followed and nothing is lost, ${width} px wide`, async ({
    open,
  }) => {
    test.setTimeout(120_000);
    const page = await open({ viewport: { width, height: 740 } });
    await page.addInitScript(installLayoutProbe);
    const problems: string[] = [];
    for (const path of visitorPages) problems.push(...(await faultsOn(page, path)));
    await logIn(page, 'demo@heartline.test', 'try-heartline-1');
    const { chats } = await call<{ chats: { conversation: { id: string }; profile: { id: string } }[] }>(
      page,
      'GET',
      '/api/chats.php',
    );
    const [chat] = chats;
    if (!chat) throw new Error('the member of the demo has no conversation');
    for (const path of [...memberPages, `/members/${chat.profile.id}`, `/chats/${chat.conversation.id}`])
      problems.push(...(await faultsOn(page, path)));
    expect(problems).toEqual([]);
  });

async function faultsOn(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.locator('h1, dialog[open]').first()).toBeAttached();
  await expect(page.getByRole('main')).toBeAttached();
  await expect(page.locator('[aria-busy=true], [data-slot=skeleton]')).toHaveCount(0);
  const { size, lost } = await page.evaluate(() => ({
    size: getComputedStyle(document.body).fontSize,
    lost: window.layoutProbe.lost(),
  }));
  return [...(size === '32px' ? [] : [`its text has ${size}`]), ...lost].map((fault) => `${path}: ${fault}`);
}
