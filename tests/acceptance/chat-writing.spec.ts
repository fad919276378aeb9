import { expect, type Page } from '@playwright/test';

import { test, type BrowserOptions } from './support/browsers.ts';
import { bubble, messagesWith, send } from './support/chatting.ts';
import { stored } from './support/database.ts';
import { creditsOf, join, stranger, type Person } from './support/people.ts';
import { photoWithPlace } from './support/photos.ts';

const pair = async (open: (options?: BrowserOptions) => Promise<Page>, allowed?: RegExp) => {
  const [annas, bens] = await Promise.all([open(), open(allowed ? { allowed } : {})]);
  const [anna, ben] = await Promise.all([
    join(annas, stranger({ name: 'Anna', gender: 'woman', seeking: 'man' })),
    join(bens, stranger({ name: 'Ben', gender: 'man', seeking: 'woman' })),
  ]);
  await bens.goto(`/members/${anna.id}/chat`);
  await expect(composer(bens, anna)).toBeVisible();
  return { annas, bens, anna, ben };
};
const composer = (page: Page, to: Person) => page.getByLabel(`Message to ${to.name}`, { exact: true });
const widthOf = (image: HTMLImageElement) => image.naturalWidth;

/** A staff member, in a browser of their own. */
const staffOf = async (open: () => Promise<Page>) => {
  const page = await open();
  const moderator = await join(page, stranger({ name: 'Mo', gender: 'woman', seeking: 'man' }));
  await stored((sql) => sql`update members set moderator = true where public_id = ${moderator.id}`);
  return page;
};

test('[CHAT-10] a photo is pasted or chosen, survives a reload before it arrives, is paid for once, and is blurred for the recipient until they open it', async ({
  open,
}) => {
  const { annas, bens, anna, ben } = await pair(open, /ERR_FAILED/);
  await send(bens, anna.name, 'Hello');
  await expect.poll(() => creditsOf(bens)).toBe(20);
  // Pasted, then removed; then chosen as a file.
  const photo = await photoWithPlace();
  await expect(bens.getByRole('button', { name: 'Photo', exact: true })).toBeVisible();
  await composer(bens, anna).evaluate((field, coded) => {
    const clipboardData = new DataTransfer();
    const bytes = Uint8Array.from(atob(coded), (letter) => letter.codePointAt(0) ?? 0);
    clipboardData.items.add(new File([bytes], 'pasted.jpg', { type: 'image/jpeg' }));
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, photo.buffer.toString('base64'));
  const preview = bens.getByRole('dialog', { name: `Send a photo to ${anna.name}` });
  await expect.poll(() => preview.getByRole('img').evaluate(widthOf)).toBe(1500);
  await bens.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  const [chooser] = await Promise.all([
    bens.waitForEvent('filechooser'),
    bens.getByRole('button', { name: 'Photo', exact: true }).click(),
  ]);
  await chooser.setFiles(photo);
  await expect.poll(() => preview.getByRole('img').evaluate(widthOf)).toBe(1500);
  await bens.route('**/api/me/chat-photos/*', (route) => route.abort());
  await preview.getByRole('button', { name: /^Send for 15 credits/ }).click();
  const own = messagesWith(bens, anna.name).getByRole('img', { name: 'Your photo' });
  await expect.poll(() => own.evaluate(widthOf)).toBe(1500);
  await bens.reload();
  await expect.poll(() => own.evaluate(widthOf)).toBe(1500);
  expect(await creditsOf(bens)).toBe(20);
  await bens.unroute('**/api/me/chat-photos/*');
  await expect.poll(() => creditsOf(bens)).toBe(5);
  await bens.reload();
  await expect.poll(() => own.evaluate(widthOf)).toBeGreaterThan(300);
  await expect(own).toHaveCount(1);
  expect(await creditsOf(bens)).toBe(5);

  await annas.goto('/chats');
  await annas.getByRole('link', { name: new RegExp(ben.name) }).click();
  const theirs = messagesWith(annas, ben.name);
  const veiled = theirs.getByRole('img', { name: `Photo from ${ben.name}, blurred` });
  await expect.poll(() => veiled.evaluate(widthOf)).toBe(32);
  await theirs.getByRole('button', { name: 'Show photo' }).click();
  const opened = theirs.getByRole('img', { name: `Photo from ${ben.name}`, exact: true });
  await expect.poll(() => opened.evaluate(widthOf)).toBeGreaterThan(300);
  await annas.reload();
  await expect.poll(() => opened.evaluate(widthOf)).toBeGreaterThan(300);
  await theirs.getByRole('button', { name: 'View photo full size' }).click();
  await expect.poll(() => annas.getByRole('dialog').getByRole('img').evaluate(widthOf)).toBe(1500);
});

test('[CHAT-02c] a link in a newcomer’s first message waits for a moderator: reported to the sender, not charged, unseen; released it comes once and is charged once, refused it never comes', async ({
  open,
}) => {
  const { annas, bens, anna, ben } = await pair(open, /status of (403|409)/);
  await annas.goto('/chats');
  await send(bens, anna.name, 'My band: www.example.org');
  const waiting = messagesWith(bens, anna.name).getByText(
    'We’ll look at this before it’s delivered. You only pay if it is.',
  );
  await expect(waiting).toBeVisible();
  await bens.reload();
  await expect(waiting).toBeVisible();
  expect(await creditsOf(bens)).toBe(30);
  // Later messages arrive before it.
  await send(bens, anna.name, 'Hello');
  await expect(annas.getByRole('link', { name: new RegExp(ben.name) })).toBeVisible();
  await annas.getByRole('link', { name: new RegExp(ben.name) }).click();
  await expect(bubble(annas, ben.name, 'Hello')).toBeVisible();
  await expect(bubble(annas, ben.name, 'My band')).toHaveCount(0);
  await expect.poll(() => creditsOf(bens)).toBe(20);

  const desk = await staffOf(open);
  const held = desk.getByRole('article').filter({ hasText: ben.name });
  await desk.goto('/moderation/held');
  await expect(held).toContainText('My band: www.example.org');
  await held.getByRole('button', { name: 'Deliver' }).click();
  await expect(held).toContainText('Delivered');
  await expect(bubble(annas, ben.name, 'My band')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  expect(await creditsOf(bens)).toBe(10);

  await send(bens, anna.name, 'My shop: www.example.net');
  await expect(waiting).toBeVisible();
  await desk.reload();
  await held.getByRole('button', { name: 'Refuse' }).click();
  await held.getByRole('radio', { name: 'Spam or advertising' }).check();
  await held.getByRole('textbox', { name: 'What we found' }).fill('Advertises a shop.');
  await held.getByRole('button', { name: 'Refuse' }).click();
  await expect(held).toContainText('Refused. The member has been told why.');
  await expect(waiting).toHaveCount(0);
  await expect(
    messagesWith(bens, anna.name).getByText('We didn’t deliver this message. It cost you nothing.'),
  ).toBeVisible();
  await bens.goto('/safety');
  await expect(bens.getByRole('article', { name: 'Message not delivered' })).toContainText('Advertises a shop.');
  expect(await creditsOf(bens)).toBe(10);

  // Each text once, and nothing of the refused one, whatever events crossed meanwhile.
  for (const page of [annas, bens]) {
    const other = page === annas ? ben : anna;
    await page.goto(`/members/${other.id}/chat`);
    await expect(bubble(page, other.name, 'My band')).toHaveCount(1);
    await expect(bubble(page, other.name, 'Hello')).toHaveCount(1);
  }
  await expect(bubble(annas, ben.name, 'My shop')).toHaveCount(0);
});

test('a message with words that the reader may find rude prompts one question: change it, or send it anyway', async ({
  open,
}) => {
  const { bens, anna } = await pair(open);
  const field = composer(bens, anna);
  const question = bens.getByRole('alertdialog', { name: 'Send it like this?' });
  // The word list loads with the first letters.
  const words = bens.waitForResponse(
    async (answer) => /\/assets\/en-.*\.js$/.test(answer.url()) && /\bidiot\b/.test(await answer.text()),
  );
  await field.fill('You are an idiot');
  await bens.evaluate((url) => import(url), (await words).url());
  await field.press('Enter');
  await question.getByRole('button', { name: 'Change it' }).click();
  await expect(question).toBeHidden();
  await expect(field).toHaveValue('You are an idiot');
  expect(await creditsOf(bens)).toBe(30);
  await field.press('Enter');
  await question.getByRole('button', { name: 'Send anyway' }).click();
  await expect(bubble(bens, anna.name, 'You are an idiot')).toBeVisible();
  await expect(field).toHaveValue('');
  await field.fill('Sorry, that was the dog');
  await field.press('Enter');
  await expect(bubble(bens, anna.name, 'Sorry, that was the dog')).toBeVisible();
  await expect(question).toBeHidden();
});

test('an emoji is found by its name in the reader’s language and inserted at the cursor, by keyboard alone', async ({
  open,
}) => {
  const bens = await open({ language: 'de' });
  const anna = await join(await open(), stranger({ name: 'Anna', gender: 'woman', seeking: 'man' }));
  await join(bens, stranger({ name: 'Ben', gender: 'man', seeking: 'woman', language: 'de' }));
  await bens.goto(`/members/${anna.id}/chat`);
  const field = bens.getByLabel(`Nachricht an ${anna.name}`, { exact: true });
  await field.fill('Guten  Morgen');
  for (let step = 0; step < 'Morgen'.length + 1; step += 1) await field.press('ArrowLeft');
  await bens.getByRole('button', { name: 'Emojis' }).press('Enter');
  const search = bens.getByRole('searchbox', { name: 'Emojis suchen' });
  await expect(search).toBeFocused();
  await search.fill('rotes herz');
  await search.press('Enter');
  await expect(field).toHaveValue('Guten ❤️ Morgen');
  // The first Escape empties the search, the second closes it.
  await search.press('Escape');
  await search.press('Escape');
  await expect(search).toBeHidden();
  await expect(field).toBeFocused();
  await bens.keyboard.press('Enter');
  await expect(bubble(bens, anna.name, 'Guten ❤️ Morgen', 'de')).toBeVisible();
});

test('[CHAT-01b] at 400 % zoom the conversation, its field and its button stay in view: with a long draft, offline, without credits, and around the emojis', async ({
  open,
}) => {
  const anna = await join(await open(), stranger({ name: 'Anna', gender: 'woman', seeking: 'man' }));
  // 1280 × 1024 px at 400 %.
  const bens = await open({
    viewport: { width: 320, height: 256 },
    deviceScaleFactor: 4,
    allowed: /net::ERR_|network/i,
  });
  await join(bens, stranger({ name: 'Ben', gender: 'man', seeking: 'woman' }));
  await bens.goto(`/members/${anna.id}/chat`);
  const field = composer(bens, anna);
  const button = bens.getByRole('button', { name: 'Send', exact: true });
  const log = messagesWith(bens, anna.name);
  const expectSpace = async (what: string, action = button) => {
    await expect(action, what).toBeInViewport({ ratio: 0.99 });
    expect(await log.evaluate(visibleHeight), what).toBeGreaterThanOrEqual(40);
    expect(await bens.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(320);
  };
  await send(bens, anna.name, 'Hello');
  await expect(bubble(bens, anna.name, 'Hello')).toBeVisible();
  await expectSpace('an empty draft');

  const search = bens.getByRole('searchbox', { name: 'Search emojis' });
  await bens.getByRole('button', { name: 'Add something' }).click();
  await expectSpace('the tools');
  await bens.getByRole('button', { name: 'Emojis', exact: true }).click();
  await expect(search).toBeFocused();
  await expect(search).toBeInViewport({ ratio: 0.99 });
  await expectSpace('the emojis');
  await bens.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expectSpace('after the emojis');

  await field.fill(Array.from({ length: 12 }, (_, line) => `Line ${line + 1}`).join('\n'));
  await expectSpace('a draft of twelve lines');
  await bens.context().setOffline(true);
  const offline = bens.getByRole('status').filter({ hasText: 'You’re offline' });
  await expect(offline).toBeVisible();
  await expectSpace('a draft of twelve lines, offline');
  await field.fill('');
  await expectSpace('offline');
  await bens.context().setOffline(false);
  await expect(offline).toBeHidden();

  await send(bens, anna.name, 'How are you?');
  await expect.poll(() => creditsOf(bens)).toBe(10);
  await send(bens, anna.name, 'See you!');
  await expect(bens.getByText('You do not have enough credits')).toBeVisible();
  await expectSpace('no credits', bens.getByRole('button', { name: 'Buy credits' }));
});

/** Runs in the page: the pixels of an element's height that are within the window. */
function visibleHeight(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.min(bottom, innerHeight) - Math.max(top, 0);
}
