import { expect, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { bubble } from './support/chatting.ts';
import { join, stranger } from './support/people.ts';
import { givePhoto } from './support/photos.ts';

test('[LIB-05b] with the keyboard alone: log in, open a profile, send a message with an input method and one of two lines, log out', async ({
  open,
}) => {
  const annas = await open();
  const anna = await join(annas, stranger({ name: 'Anna', gender: 'woman', seeking: 'man' }));
  // Members with a photo come first.
  await givePhoto(annas);
  const ben = await join(await open(), stranger({ name: 'Ben', gender: 'man', seeking: 'woman' }));
  const page = await open();
  await page.goto('/login');
  await expect(page.getByLabel('E-mail address or username')).toBeVisible();
  await tabTo(page, 'E-mail address or username');
  await page.keyboard.type(ben.name);
  await tabTo(page, 'Password');
  await page.keyboard.type(ben.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/members/);
  await expect(page.getByRole('link', { name: new RegExp(anna.name) }).first()).toBeVisible();

  await page.reload();
  await expect(page.getByRole('link', { name: new RegExp(anna.name) }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, new RegExp(`^${anna.name}`));
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(anna.name) })).toBeVisible();
  // The link disappeared with its page: the focus moves to the content of the next, not above its bar.
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, 'Send a message');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/chats\/.+/);
  await expect(page.getByLabel(`Message to ${anna.name}`)).toBeVisible();
  await tabTo(page, `Message to ${anna.name}`);
  const field = page.getByLabel(`Message to ${anna.name}`);
  // An input method composes characters from keys; its own Enter accepts a suggestion.
  const keys = await page.context().newCDPSession(page);
  await keys.send('Input.imeSetComposition', { text: 'こんにちは', selectionStart: 5, selectionEnd: 5 });
  await expect(field).toHaveValue('こんにちは');
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
  await keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
  await keys.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
  await keys.send('Input.insertText', { text: '今日は' });
  await expect(field).toHaveValue('今日は');
  await expect(page.getByRole('log').getByText('こんにちは')).toHaveCount(0);
  // A phone's keyboard often names no key: its line break still sends.
  const lineBreak = { key: 'Unidentified', windowsVirtualKeyCode: 229 };
  await keys.send('Input.dispatchKeyEvent', { type: 'keyDown', ...lineBreak, text: '\r' });
  await keys.send('Input.dispatchKeyEvent', { type: 'keyUp', ...lineBreak });
  await expect(bubble(page, anna.name, '今日は')).toBeVisible();
  await expect(field).toHaveValue('');
  await page.keyboard.type('From my keyboard');
  await page.keyboard.press('Shift+Enter');
  await expect(field).toHaveValue('From my keyboard\n');
  await page.keyboard.type('in two lines');
  await page.keyboard.press('Enter');
  await expect(bubble(page, anna.name, 'in two lines')).toBeVisible();
  await expect(page.getByLabel(`Message to ${anna.name}`)).toBeFocused();

  await page.goto('/members');
  await expect(page.getByRole('button', { name: `Account: ${ben.name}` })).toBeVisible();
  await tabTo(page, `Account: ${ben.name}`);
  await page.keyboard.press('Enter');
  await tabTo(page, 'Log out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

/** Presses Tab until the focused element has this name; fails after the whole page. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const visited: string[] = [];
  for (let press = 0; press < 120; press += 1) {
    const focused = await focusedName(page);
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
    visited.push(focused);
    await page.keyboard.press('Tab');
  }
  throw new Error(`no ${String(name)} among ${visited.join(' | ')}`);
}

/** The accessible name of the focused element, as far as labels and texts define it. */
async function focusedName(page: Page): Promise<string> {
  return await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    const label =
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.textContent;
    return label?.trim() ?? '';
  });
}

/** The focus indicator is visible. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const outlined = await page.evaluate(() => {
    for (let element = document.activeElement; element; element = element.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true;
    }
    return false;
  });
  expect(outlined).toBe(true);
}
