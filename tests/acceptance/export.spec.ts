import { readFile } from 'node:fs/promises';

import { expect } from '@playwright/test';

import { test } from './support/browsers.ts';
import { call, join, mailedLink, stranger } from './support/people.ts';
import { wordsOf } from './support/words.ts';

const { say } = wordsOf('de');

test('[ACC-08] a member requests their data with the password, sees the export being made, gets a mail and downloads it; nobody else can', async ({
  open,
}) => {
  const page = await open({ language: 'de', allowed: /status of 40[034]/ });
  const anna = await join(page, stranger({ name: 'Annelore', language: 'de' }));
  const other = await open({ allowed: /status of 404/ });
  await join(other, stranger({ name: 'Bert', gender: 'man', seeking: 'woman' }));

  await page.goto('/me');
  await page.getByRole('link', { name: say('account.me.export') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('export.title') })).toBeVisible();
  const ask = async (password: string) => {
    await page.getByLabel(say('export.password'), { exact: true }).fill(password);
    await page.getByRole('button', { name: say('export.submit') }).click();
  };
  await ask('not this one');
  await expect(page.getByText(say('shared.error.password_wrong'))).toBeVisible();
  await ask(anna.password);
  // The page is notified when it is finished.
  await expect(page.getByRole('heading', { name: say('export.readyTitle') })).toBeVisible();

  const link = page.getByRole('link', { name: say('export.download') });
  const address = (await link.getAttribute('href')) ?? '';
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^[\w-]+-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = await readFile(await download.path());
  // A zip, whose file names are readable in its bytes.
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  for (const name of ['data.json', 'index.html']) expect(bytes.includes(name)).toBe(true);

  await expect(call(other, 'GET', address)).rejects.toThrow(/: 404 /);
  await page.goto(await mailedLink(anna.email, '/me/export'));
  await expect(link).toBeVisible();
});
