import { expect, type Page } from '@playwright/test';

import { installLayoutProbe } from '../visual/support/layout-probe.ts';
import { test } from './support/browsers.ts';
import { firstChat, goThrough, logInToDemo } from './support/demo.ts';

const visitorPages = ['/', '/login', '/signup', '/pricing', '/pages/terms'];
const memberPages = ['/members', '/likes', '/chats', '/me', '/profile', '/credits', '/credits/credits-100', '/premium'];

test('[LIB-05c] at 200 % nothing is cut off, covered or reached only by scrolling sideways, with forced colours every control has its edge, and reduced motion stops all movement', async ({
  open,
}) => {
  // 1280 px at 200 %.
  const page = await open({ viewport: { width: 640, height: 480 }, deviceScaleFactor: 2 });
  await page.addInitScript(installLayoutProbe);
  const problems: string[] = [];
  for (const path of visitorPages) problems.push(...(await faultsOn(page, path)));
  await logInToDemo(page, 'free');
  const chat = await firstChat(page);
  for (const path of [...memberPages, `/members/${chat.profile}`, `/chats/${chat.id}`])
    problems.push(...(await faultsOn(page, path)));
  expect(problems).toEqual([]);
});

async function faultsOn(page: Page, path: string): Promise<string[]> {
  await goThrough(page, path);
  const found = await page.evaluate(() => ({
    'at 200 %': window.layoutProbe.lost(),
    moving: window.layoutProbe.moving(),
  }));
  await page.emulateMedia({ forcedColors: 'active' });
  const forced = await page.evaluate(() => window.layoutProbe.unclearInForcedColours());
  await page.emulateMedia({ forcedColors: 'none' });
  return Object.entries({ ...found, 'forced colours': forced }).flatMap(([where, faults]) =>
    faults.map((fault) => `${path}, ${where}: ${fault}`),
  );
}
