import type { Page } from '@playwright/test';

import { protocolOf } from './protocol.ts';
import { resize } from './settled.ts';

const sizes = {
  zoomed: { width: 640, height: 480 },
  narrow: { width: 320, height: 640 },
  phone: { width: 360, height: 740 },
};

const titled = (title: string, faults: string[]) => faults.map((fault) => `${title}: ${fault}`);

/** All accessibility checks of the page except colours. Leaves the page narrow and the focus somewhere else. */
export async function accessFaults(page: Page): Promise<string[]> {
  const { still, spacing } = await page.evaluate(() => ({
    still: window.layoutProbe.moving(),
    spacing: window.layoutProbe.lostWithSpacing(),
  }));
  const forced = await inForcedColours(page);
  const keyboard = await keyboardFaults(page);
  await resize(page, sizes.zoomed);
  const { zoomed, large } = await page.evaluate(async () => ({
    zoomed: window.layoutProbe.lost(),
    large: await window.layoutProbe.lostWithLargeText(),
  }));
  await resize(page, sizes.narrow);
  const narrow = await page.evaluate(() => window.layoutProbe.lost());
  return [
    ...titled('reduced motion', still),
    ...titled('text spacing', spacing),
    ...titled('forced colours', forced),
    ...titled('keyboard', keyboard),
    ...titled('zoom 200 %', zoomed),
    ...titled('text size 200 %', large),
    ...titled('320 px', narrow),
  ];
}

/** Texts that a screen cuts off on a phone whose reader has doubled the text size. */
export async function largeTextFaults(page: Page): Promise<string[]> {
  await resize(page, sizes.phone);
  return titled('text size 200 %', await page.evaluate(() => window.layoutProbe.lostWithLargeText()));
}

async function inForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const faults = await page.evaluate(() => window.layoutProbe.unclearInForcedColours());
  await page.emulateMedia({ forcedColors: 'none' });
  return faults;
}

/** Moves through the page with Tab, then presses Escape if something is open. */
async function keyboardFaults(page: Page): Promise<string[]> {
  const steps = await page.evaluate(() => window.keyboardProbe.start());
  const session = await protocolOf(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  // Keys are sent without waiting for each answer: they arrive in order.
  await Promise.all(
    Array.from({ length: steps }, () => [
      session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
    ]).flat(),
  );
  const [faults, escapable] = await page.evaluate(
    () => [window.keyboardProbe.stop(), window.keyboardProbe.expectEscape()] as const,
  );
  if (!escapable) return faults;
  await page.keyboard.press('Escape');
  return [...faults, ...(await page.evaluate(() => window.keyboardProbe.afterEscape()))];
}
