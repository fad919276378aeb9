import { expect } from '@playwright/test';

import { test } from './support/browsers.ts';
import { messagesWith, send } from './support/chatting.ts';
import { call, creditsOf, join, stranger } from './support/people.ts';
import { photoWithPlace } from './support/photos.ts';

const widthOf = (image: HTMLImageElement) => image.naturalWidth;

test('[CHAT-11] on a profile a member can reply to an open photo, the text or an interest: both see the quote, it costs one message and can be removed, and words replace a photo that is gone', async ({
  open,
}) => {
  // A deleted photo gives a 404.
  const [annas, bens] = await Promise.all([open({ allowed: /404/ }), open({ allowed: /404/ })]);
  const [anna, ben] = await Promise.all([
    join(annas, stranger({ name: 'Anna', gender: 'woman', seeking: 'man' })),
    join(bens, stranger({ name: 'Ben', gender: 'man', seeking: 'woman' })),
  ]);
  await call(annas, 'PATCH', '/api/me', { about: 'I cook on Sundays.', interests: ['hiking'] });
  const ids: string[] = [];
  for (const _number of [1, 2]) {
    const answer = await annas.request.post('/api/me/photos', {
      headers: { 'x-heartline-client': 'web' },
      multipart: { photo: await photoWithPlace() },
    });
    ids.push(((await answer.json()) as { photo: { id: string } }).photo.id);
  }
  const reply = async (name: string) => {
    await bens.goto(`/members/${anna.id}`);
    await bens.getByRole('link', { name, exact: true }).click();
    await expect(bens.getByRole('button', { name: 'Write without the quote' })).toBeVisible();
    // After those of the messages.
    return bens.getByRole('blockquote').last();
  };

  await bens.goto(`/members/${anna.id}`);
  await expect(bens.getByRole('link', { name: /^Reply to photo/ })).toHaveCount(1);
  const quote = await reply('Reply to photo 1');
  await expect(quote).toContainText(`Photo of ${anna.name}`);
  await expect.poll(() => quote.locator('img').evaluate(widthOf)).toBeGreaterThan(100);
  await bens.reload();
  await bens.getByRole('button', { name: 'Write without the quote' }).click();
  await expect(bens.getByRole('blockquote')).toHaveCount(0);
  await bens.reload();
  await expect(bens.getByLabel(`Message to ${anna.name}`, { exact: true })).toBeVisible();
  await expect(bens.getByRole('blockquote')).toHaveCount(0);

  await reply('Reply to photo 1');
  await send(bens, anna.name, 'Where was that?');
  await expect(bens.getByRole('button', { name: 'Write without the quote' })).toHaveCount(0);
  await expect(messagesWith(bens, anna.name).getByRole('blockquote')).toContainText(`Photo of ${anna.name}`);
  await expect.poll(() => creditsOf(bens)).toBe(20);

  await annas.goto('/chats');
  await expect(annas.getByText('About your photo: Where was that?')).toBeVisible();
  await annas.getByRole('link', { name: new RegExp(ben.name) }).click();
  const theirs = messagesWith(annas, ben.name).getByRole('blockquote');
  await expect(theirs).toContainText('Your photo');
  await expect.poll(() => theirs.locator('img').evaluate(widthOf)).toBeGreaterThan(100);

  await expect(await reply('Reply to this text')).toContainText('I cook on Sundays.');
  await send(bens, anna.name, 'What do you cook?');
  await expect(theirs.filter({ hasText: 'I cook on Sundays.' })).toContainText('From your profile');
  await expect(await reply('Reply: Hiking')).toContainText('Hiking');
  await send(bens, anna.name, 'Where to?');
  await expect(theirs.filter({ hasText: 'Hiking' })).toContainText('From your profile');
  await expect.poll(() => creditsOf(bens)).toBe(0);

  await call(annas, 'PATCH', '/api/me', { about: 'I have changed.' });
  await call(annas, 'DELETE', `/api/me/photos/${ids[0]}`);
  for (const [page, other] of [
    [annas, ben.name],
    [bens, anna.name],
  ] as const) {
    await page.reload();
    const quotes = messagesWith(page, other).getByRole('blockquote');
    await expect(quotes.filter({ hasText: 'This photo can’t be shown any more' })).toHaveCount(1);
    await expect(quotes.filter({ hasText: 'I cook on Sundays.' })).toHaveCount(1);
  }
});
