import { expect } from '@playwright/test';

import { test } from './support/browsers.ts';
import { bubble, send } from './support/chatting.ts';
import { call, join, stranger } from './support/people.ts';

test('[LIK-01][LIK-02][NAV-03][NAV-05] a like is hidden from a free member, becomes a match when returned, and leads into a conversation', async ({
  open,
}) => {
  const annas = await open();
  const bens = await open();
  const [anna, ben] = await Promise.all([
    join(annas, stranger({ name: 'Anna', gender: 'woman', seeking: 'man' })),
    join(bens, stranger({ name: 'Ben', gender: 'man', seeking: 'woman' })),
  ]);
  await bens.goto('/likes');
  await expect(bens.getByRole('heading', { name: 'No likes yet' })).toBeVisible();
  await annas.goto(`/members/${ben.id}`);
  await annas.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(annas.getByRole('button', { name: 'Liked' })).toHaveAttribute('aria-pressed', 'true');

  // A pushed like counts at once; who it is, only premium members see.
  await expect(bens.getByRole('link', { name: /^1 new like ?Likes/ })).toBeVisible();
  await expect(bens).toHaveTitle(/^\(1\) Likes/);
  await expect(bens.getByRole('link', { name: /Somebody likes you/ })).toBeVisible();
  await expect(bens.getByRole('heading', { name: '1 member likes you' })).toBeVisible();
  await expect(bens.getByText(anna.name)).toHaveCount(0);

  await bens.goto('/members');
  await bens
    .getByRole('button', { name: `Like ${anna.name}` })
    .first()
    .click();
  const match = bens.getByRole('dialog', { name: 'It’s a match!' });
  await expect(match.getByText(`You and ${anna.name} like each other.`)).toBeVisible();
  await expect(match.getByRole('button', { name: `View the profile of ${anna.name}` })).toBeVisible();
  await match.getByRole('button', { name: 'Send a message' }).click();
  await expect(bens).toHaveURL(/\/chats\/.+/);
  await send(bens, anna.name, 'So we match!');
  await expect(bubble(bens, anna.name, 'So we match!')).toBeVisible();

  await annas.goto('/likes/mutual');
  await expect(annas.getByText(ben.name).first()).toBeVisible();
  await expect(annas.getByRole('link', { name: 'Send a message' })).toHaveAttribute('href', `/members/${ben.id}/chat`);
});

test('[LIK-01] opening the profile takes the “new” away', async ({ open }) => {
  const annas = await open();
  const bens = await open();
  const [anna, ben] = await Promise.all([
    join(annas, stranger({ name: 'Anna', gender: 'woman', seeking: 'man' })),
    join(bens, stranger({ name: 'Ben', gender: 'man', seeking: 'woman' })),
  ]);
  await call(annas, 'PUT', `/api/members/${ben.id}/like`);
  await call(bens, 'PUT', `/api/members/${anna.id}/like`);
  await bens.goto('/likes/mutual');
  await expect(bens.getByText('New', { exact: true })).toBeVisible();
  await bens.goto(`/likes/m/${anna.id}`);
  await expect(bens.getByRole('heading', { level: 1, name: new RegExp(anna.name) })).toBeVisible();
  await expect(bens.getByRole('link', { name: 'Likes', exact: true })).toBeVisible();
  await expect(bens).toHaveTitle(/^[^(]/);
  await bens.goto('/likes/mutual');
  await expect(bens.getByText(anna.name).first()).toBeVisible();
  await expect(bens.getByText('New', { exact: true })).toHaveCount(0);
});
