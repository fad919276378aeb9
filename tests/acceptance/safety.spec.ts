import { expect } from '@playwright/test';

import { test } from './support/browsers.ts';
import { bubble, send } from './support/chatting.ts';
import { join, stranger } from './support/people.ts';
import { addPhoto } from './support/photos.ts';

test('[MEM-05d] a profile is reported in three presses; the receipt has its number, and the list its result', async ({
  open,
}) => {
  const annas = await open();
  const bens = await open();
  const [, ben] = await Promise.all([
    join(annas, stranger({ name: 'Anna' })),
    join(bens, stranger({ name: 'Ben', gender: 'man', seeking: 'woman' })),
  ]);
  await annas.goto(`/members/${ben.id}`);
  await annas.getByRole('button', { name: 'More actions' }).click();
  await annas.getByRole('menuitem', { name: `Report ${ben.name}` }).click();
  const form = annas.getByRole('dialog', { name: `Report ${ben.name}` });
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(form.getByText('Choose what’s wrong.')).toBeVisible();
  await form.getByRole('radio', { name: 'Something else' }).check();
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(form.getByText('Tell us what happened.')).toBeVisible();
  await form.getByRole('textbox', { name: 'What happened?' }).fill('He says he is a film star.');
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(annas.getByRole('heading', { name: 'Thank you. We’ve received your report.' })).toBeVisible();
  const reference = await annas
    .getByRole('dialog')
    .getByText('Number')
    .locator('xpath=following-sibling::*')
    .innerText();
  await annas.getByRole('link', { name: 'Go to “Safety”' }).click();
  const row = annas.getByRole('listitem').filter({ hasText: reference });
  await expect(row).toContainText(`Profile of ${ben.name}`);
  await expect(row).toContainText('Under review');
});

test('a photo is reported from its large view, and the receipt is about that photo', async ({ open }) => {
  const annas = await open();
  const bens = await open();
  const [, ben] = await Promise.all([
    join(annas, stranger({ name: 'Anna' })),
    join(bens, stranger({ name: 'Ben', gender: 'man', seeking: 'woman' })),
  ]);
  await bens.goto('/profile');
  await addPhoto(bens, 1);
  await annas.goto(`/members/${ben.id}`);
  const gallery = annas.getByRole('region', { name: `Photos of ${ben.name}` });
  await gallery.getByRole('button').first().click();
  await annas
    .getByRole('dialog', { name: `Photos of ${ben.name}` })
    .getByRole('button', { name: 'Report this photo' })
    .click();
  const form = annas.getByRole('dialog', { name: 'Report this photo' });
  await form.getByRole('radio', { name: 'Fake profile' }).check();
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(annas.getByRole('heading', { name: 'Thank you. We’ve received your report.' })).toBeVisible();
  await annas.goto('/safety');
  await expect(annas.getByRole('listitem').filter({ hasText: `Photo of ${ben.name}` })).toContainText('Under review');
  // A member's own photos have no such button.
  await bens.goto(`/members/${ben.id}`);
  await bens
    .getByRole('region', { name: `Photos of ${ben.name}` })
    .getByRole('button')
    .first()
    .click();
  await expect(bens.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(bens.getByRole('button', { name: 'Report this photo' })).toHaveCount(0);
});

test('[MEM-05d] the writer of a bad message is reported and blocked in one step from the conversation', async ({
  open,
}) => {
  const annas = await open();
  const bens = await open();
  const [anna, ben] = await Promise.all([
    join(annas, stranger({ name: 'Anna' })),
    join(bens, stranger({ name: 'Ben', gender: 'man', seeking: 'woman' })),
  ]);
  await bens.goto(`/members/${anna.id}/chat`);
  await send(bens, anna.name, 'Send me money');
  await annas.goto('/chats');
  await annas.getByRole('link', { name: new RegExp(ben.name) }).click();
  await expect(bubble(annas, ben.name, 'Send me money')).toBeVisible();
  await annas.getByRole('button', { name: 'More actions' }).last().click();
  await annas.getByRole('menuitem', { name: `Report ${ben.name}` }).click();
  await annas.getByRole('radio', { name: 'Asks for money or is a scam' }).check();
  await annas.getByRole('checkbox', { name: `Also block ${ben.name}` }).check();
  await annas.getByRole('button', { name: 'Send report' }).click();
  await annas.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(annas.getByText('No conversations yet')).toBeVisible();
  await annas.goto('/safety');
  await expect(annas.getByRole('button', { name: `Unblock ${ben.name}` })).toBeVisible();
});
