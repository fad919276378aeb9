import { expect } from '@playwright/test';

import { test } from './support/browsers.ts';
import { call, join, stranger } from './support/people.ts';

test('[MEM-07a] the match finder: one question per screen, answers that survive a reload, matches with reasons, and what to widen without matches', async ({
  open,
}) => {
  // None of the demo's members there is non-binary.
  const country = 'AU';
  const annas = await open();
  const page = await open();
  const [anna] = await Promise.all([
    join(annas, stranger({ name: 'Anna', country })),
    join(page, stranger({ name: 'Ben', gender: 'man', seeking: 'woman', country })),
  ]);
  const both = { gender: 'nonbinary', seeking: ['nonbinary'] };
  await call(annas, 'PATCH', '/api/me', { ...both, interests: ['hiking', 'chess'] });
  await call(page, 'PATCH', '/api/me', { ...both, interests: ['hiking'] });
  const next = () => page.getByRole('button', { name: 'Next' }).click();

  await page.goto('/members');
  await page.getByRole('link', { name: 'Match finder' }).click();
  await expect(page.getByRole('checkbox', { name: 'Non-binary people' })).toBeChecked();
  await next();
  await expect(page.getByRole('slider', { name: 'Youngest' })).toBeVisible();
  await next();
  await expect(page.getByRole('radio', { name: 'Anywhere in my country' })).toBeChecked();
  await next();
  await expect(page.getByRole('checkbox', { name: 'Hiking' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Chess' }).check();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'What would you like to have in common?' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Chess' })).toBeChecked();
  await next();
  await page.getByRole('button', { name: 'Doesn’t matter' }).click();
  // The wizard disappeared with its button: the focus moves to the heading.
  await expect(page.getByRole('heading', { level: 1, name: 'Match finder' })).toBeFocused();

  const found = page.getByRole('list', { name: 'People who match' });
  await expect(found.getByRole('heading', { name: new RegExp(anna.name) })).toBeVisible();
  await expect(found.getByText('You both like: Hiking')).toBeVisible();
  await expect(found.getByText('What you hoped for: Chess')).toBeVisible();
  const like = found.getByRole('button', { name: `Like ${anna.name}` });
  await Promise.all([page.waitForResponse(/\/like$/), like.click()]);
  await page.reload();
  await expect(found.getByRole('button', { name: `Unlike ${anna.name}` })).toBeVisible();
  await expect(found.getByRole('link', { name: `Send a message to ${anna.name}` })).toHaveAttribute(
    'href',
    `/members/${anna.id}/chat`,
  );

  // Nobody there has a photo: a member who requires one finds nobody, learns why, and widens the search with one press.
  await page.getByRole('link', { name: 'Change preferences' }).click();
  await next();
  await next();
  await page.getByRole('switch', { name: 'Only people with a photo' }).check();
  await next();
  await next();
  await page.getByRole('button', { name: 'Find matches' }).click();
  await expect(page.getByRole('heading', { name: 'Nobody matches yet' })).toBeVisible();
  // The one match without the condition, not everybody in the country who seeks somebody else.
  await page.getByRole('button', { name: 'Include people without a photo 1 person' }).click();
  await expect(found.getByRole('heading', { name: new RegExp(anna.name) })).toBeVisible();
});
