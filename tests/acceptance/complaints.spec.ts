import { expect } from '@playwright/test';

import { test } from './support/browsers.ts';
import { join, mailedLink, mailsOf, stranger } from './support/people.ts';
import { appoint } from './support/staff.ts';
import { wordsOf } from './support/words.ts';

test('[ACC-06][LOC-06b] a visitor complains from the footer, learns the date of the answer, gets it by mail, follows it without an account and adds a message', async ({
  open,
}) => {
  const [page, mias] = await Promise.all([open({ language: 'de', allowed: /status of 404/ }), open()]);
  const { say } = wordsOf('de');
  const { email } = stranger();
  await page.goto('/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('site.footer.complaints') })
    .click();
  await expect(page).toHaveURL('/complaints');
  const send = page.getByRole('button', { name: say('complaints.form.send') });
  await send.click();
  for (const missing of ['complaints.form.kindMissing', 'complaints.form.textMissing'])
    await expect(page.getByText(say(missing), { exact: true })).toBeVisible();
  await page.getByLabel(say('complaints.form.kind')).selectOption({ label: say('complaints.kind.payment') });
  await page.getByLabel(say('complaints.form.text')).fill('Am 3. November zweimal bezahlt.');
  await page.getByLabel(say('complaints.form.email')).fill(email);
  await send.click();
  await expect(page.getByText(say('complaints.sent.title'))).toBeFocused();
  const reference = (await page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/).innerText()).trim();
  await expect.poll(() => mailsOf(email), { intervals: [50] }).toEqual(['complaintReceived']);

  // The mail links to it; the visitor enters their e-mail address, which appears in no page address.
  await page.goto(await mailedLink(email, '/complaints/follow'));
  await expect(page).toHaveURL(`/complaints/follow?reference=${reference}`);
  const show = page.getByRole('button', { name: say('complaints.follow.submit') });
  await page.getByLabel(say('complaints.form.email')).fill('somebody@example.org');
  await show.click();
  await expect(page.getByText(say('complaints.follow.unknown'))).toBeVisible();
  await page.getByLabel(say('complaints.form.email')).fill(email);
  await show.click();
  await expect(page.getByText('Am 3. November zweimal bezahlt.')).toBeVisible();
  await expect(page.getByText(say('complaints.thread.open'))).toBeVisible();
  expect(page.url()).not.toContain('@');

  const mia = await join(mias, stranger({ name: 'Mia' }));
  await appoint(mia.id);
  await mias.goto(`/moderation/complaints/${reference}`);
  await expect(mias.getByText('Am 3. November zweimal bezahlt.')).toBeVisible();
  await mias.getByRole('textbox', { name: /Answer/ }).fill('Das Geld ging heute zurück.');
  await mias.getByRole('button', { name: 'Send answer' }).click();
  await expect(mias.getByText('Answered. The answer has been sent by e-mail.')).toBeVisible();
  await expect.poll(() => mailsOf(email), { intervals: [50] }).toEqual(['complaintReceived', 'complaintAnswered']);
  await mias.goto(`/moderation/audit?subject=complaint:${reference}`);
  await expect(mias.getByRole('listitem').filter({ hasText: 'Answered a complaint' })).toHaveCount(1);

  await page.reload();
  await page.getByLabel(say('complaints.form.email')).fill(email);
  await show.click();
  await expect(page.getByText('Das Geld ging heute zurück.')).toBeVisible();
  await page.getByLabel(say('complaints.thread.add')).fill('Es ist noch nicht da.');
  await page.getByRole('button', { name: say('complaints.thread.send') }).click();
  await expect(page.getByText('Es ist noch nicht da.')).toBeVisible();
  await expect(page.getByText(say('complaints.thread.open'))).toBeVisible();
});

test('[ACC-06] a member is answered at the address of the account, and finds the complaint there without entering anything', async ({
  open,
}) => {
  const page = await open();
  const me = await join(page, stranger());
  await page.goto('/complaints');
  await expect(page.getByText(`We’ll answer to ${me.email}.`)).toBeVisible();
  await page.getByLabel('What’s it about?').selectOption({ label: 'My personal data' });
  await page.getByLabel('What happened?').fill('I can’t find where to take my data.');
  await page.getByRole('button', { name: 'Send complaint' }).click();
  await page.getByRole('link', { name: 'See your complaint' }).click();
  await expect(page.getByText('I can’t find where to take my data.')).toBeVisible();
  await page.goto('/complaints/follow');
  await expect(page.getByRole('region', { name: 'Your complaints' }).getByRole('link')).toHaveCount(1);
});

test('a form that needs its scripts appears after them, or waits for them: submitted earlier, it would put its fields into the address', async ({
  request,
}) => {
  for (const path of [
    '/',
    '/complaints',
    '/complaints/follow',
    '/login',
    '/signup',
    '/reset-password',
    '/landers/gallery',
  ]) {
    const page = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    expect(page, path).toContain('id="app"');
    const forms = page.match(/<form.*?<\/form>/gs) ?? [];
    // A disabled button also prevents sending with Enter.
    expect(
      forms.filter((form) => !/^<form[^>]* action="|<button(?=[^>]* type="submit")(?=[^>]* disabled="")/.test(form)),
      path,
    ).toEqual([]);
    if (path === '/login') expect(forms).toHaveLength(1);
    // The lander's form is visible: it leads to the sign-up without any script.
    if (path === '/landers/gallery') expect(forms).toHaveLength(1);
  }
});
