import { expect } from '@playwright/test';

import { bringToIntake, deliveryStatus, spamReport } from '../../apps/server/src/testing/mail/mail-reports.ts';
import { test } from './support/browsers.ts';
import { join, returnAddressOf, stranger } from './support/people.ts';
import { bouncePort } from './support/site.ts';

test('[ACC-02] a mail that bounces for good or is marked as spam switches mails off, the page says why and they can be switched on again; a delay and a forged address do nothing', async ({
  open,
}) => {
  const [page, others] = await Promise.all([open(), open()]);
  const [me, other] = await Promise.all([join(page, stranger()), join(others, stranger())]);
  const back = await returnAddressOf(me.email, 'welcome');
  const bring = (to: string, status: string, action?: string) =>
    bringToIntake(bouncePort, to, deliveryStatus({ recipient: me.email, status, action }));
  const likes = page.getByRole('switch', { name: 'Likes', exact: true });

  await bring(back, '4.4.1', 'delayed');
  const forged = back.replace(/^b-[0-9a-z]+/, (await returnAddressOf(other.email, 'welcome')).split('-', 2).join('-'));
  expect(forged).not.toBe(back);
  await bring(forged, '5.1.1');
  for (const reader of [page, others]) {
    await reader.goto('/notifications');
    await expect(reader.getByRole('switch', { name: 'Likes', exact: true })).toBeChecked();
  }

  await bring(back, '5.1.1');
  await page.reload();
  await expect(likes).not.toBeChecked();
  await expect(likes).toHaveAccessibleDescription(/An e-mail to your address came back/);
  await likes.click();
  await expect(likes).toBeChecked();
  // The repeated report is about an earlier mail.
  await bring(back, '5.1.1');
  await page.reload();
  await expect(likes).toBeChecked();

  const theirs = await returnAddressOf(other.email, 'welcome');
  await bringToIntake(bouncePort, `feedback@${theirs.split('@')[1]}`, spamReport(`Message-ID: <${theirs}>\r\n\r\n`));
  await others.reload();
  const off = others.getByRole('switch', { name: 'Likes', exact: true });
  await expect(off).not.toBeChecked();
  await expect(off).toHaveAccessibleDescription(/was reported as spam/);
});
