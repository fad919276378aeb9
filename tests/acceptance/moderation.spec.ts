import { expect, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { stored } from './support/database.ts';
import { call, join, stranger } from './support/people.ts';
import { photoWithPlace } from './support/photos.ts';
import { appoint } from './support/staff.ts';
import { wordsOf } from './support/words.ts';

/** Photos are added and deleted here, so use a country that no other test searches. */
const country = 'US';
const man = { country, gender: 'man', seeking: 'woman' } as const;

test('a report is shown only after a reason, decided by keyboard, sent to the member, appealed, and judged by another moderator', async ({
  open,
}) => {
  const [annas, bens, mias, maxs] = await Promise.all([open(), open({ language: 'de' }), open(), open()]);
  const [, ben, mia, max] = await Promise.all([
    join(annas, stranger({ name: 'Anna', country })),
    join(bens, stranger({ name: 'Ben', language: 'de', ...man })),
    join(mias, stranger({ name: 'Mia', country })),
    join(maxs, stranger({ name: 'Max', ...man })),
  ]);
  await appoint(mia.id, max.id);
  const { report } = await call<{ report: { reference: string } }>(annas, 'POST', `/api/members/${ben.id}/report`, {
    subject: { kind: 'profile' },
    reason: 'fake',
    text: 'He says he is a film star.',
  });

  await mias.goto('/me');
  await mias.getByRole('link', { name: 'Moderation' }).click();
  await mias
    .getByRole('navigation', { name: 'Moderation' })
    .getByRole('link', { name: /^Reports/ })
    .click();
  await mias.getByRole('link', { name: ben.name }).click();
  const reason = mias.getByRole('textbox', { name: 'Why are you looking?' });
  await expect(reason).toBeFocused();
  await expect(mias.getByText('He says he is a film star.')).toBeHidden();
  await mias.keyboard.type('On duty today');
  await mias.keyboard.press('Enter');
  await expect(mias.getByText('He says he is a film star.')).toBeVisible();
  await expect(mias.getByText('Show your face')).toBeHidden();
  await mias.keyboard.press('w');
  await expect(mias.getByRole('radio', { name: 'Warn' })).toBeChecked();
  await mias.keyboard.press('1');
  await mias.keyboard.type('Das Bild zeigt einen Schauspieler.');
  await mias.keyboard.press('Control+Enter');
  await expect(mias.getByText('Everyone concerned has been told.')).toBeVisible();
  await mias.goto(`/moderation/audit?subject=report:${report.reference}`);
  const look = mias.getByRole('listitem').filter({ hasText: 'Viewed a report' });
  await expect(look).toContainText('On duty today');
  await expect(look.getByRole('link', { name: mia.name })).toBeVisible();
  await look.getByRole('link', { name: ben.name }).click();
  await reason.fill('What was there before?');
  await reason.press('Enter');
  await expect(mias.getByRole('link', { name: 'Profile: Fake profile' })).toBeVisible();

  const { say } = wordsOf('de');
  await bens.goto('/safety');
  const notice = bens.getByRole('article', { name: say('safety.notices.warning') });
  await expect(notice).toContainText('Das Bild zeigt einen Schauspieler.');
  await notice.getByRole('button', { name: say('safety.notices.appeal') }).click();
  await notice.getByRole('textbox').fill('Ich bin dieser Schauspieler.');
  await notice.getByRole('button', { name: say('safety.notices.appealSend') }).click();
  await expect(notice).toContainText(say('safety.notices.appealOpen'));

  const appealOf = (page: Page) => page.getByRole('article').filter({ hasText: ben.name });
  await mias.goto('/moderation/appeals');
  await expect(appealOf(mias)).toContainText('Someone else has to answer the appeal.');
  await expect(appealOf(mias).getByRole('button')).toHaveCount(0);
  await maxs.goto('/moderation/appeals');
  await expect(appealOf(maxs)).toContainText('Ich bin dieser Schauspieler.');
  await appealOf(maxs).getByRole('button', { name: 'Decide the appeal' }).click();
  await appealOf(maxs).getByRole('radio', { name: 'Reverse the decision' }).check();
  await appealOf(maxs).getByRole('textbox', { name: 'Answer' }).fill('Das stimmt, wir haben nachgesehen.');
  await appealOf(maxs).getByRole('button', { name: 'Send answer' }).click();
  await expect(appealOf(maxs)).toContainText('Answered');
  await bens.reload();
  await expect(notice).toContainText(say('safety.notices.overturned'));
  await expect(notice).toContainText('Das stimmt, wir haben nachgesehen.');
});

test('waiting photos are approved, refused and skipped by keyboard alone; one that another moderator decided is skipped', async ({
  open,
}) => {
  const [bens, mias] = await Promise.all([open(), open({ allowed: /status of 409/ })]);
  const [ben, mia] = await Promise.all([
    join(bens, stranger({ name: 'Ben', ...man })),
    join(mias, stranger({ name: 'Mia', country })),
  ]);
  await appoint(mia.id);
  await bens.goto('/profile');
  const photos = await threeWaiting(bens, ben.id);

  const heading = mias.getByRole('heading', { name: `Photo of ${ben.name}` });
  const press = async (...keys: string[]) => {
    for (const key of keys) await mias.keyboard.press(key);
  };
  await mias.goto('/moderation/photos');
  await expect(heading).toBeVisible();
  await expect(mias.getByText('1 of 3')).toBeVisible();
  await press('j');
  await expect(mias.getByText('2 of 3')).toBeVisible();
  await press('ArrowLeft');
  await expect(mias.getByText('1 of 3')).toBeVisible();
  await press('a');
  await expect(mias.getByText(`Approved: photo of ${ben.name}`)).toBeVisible();
  await press('r', '4');
  await expect(mias.getByRole('radio', { name: 'Sexual or offensive pictures' })).toBeChecked();
  await mias.keyboard.type('Nobody wears anything here.');
  await press('Control+Enter');
  await expect(mias.getByText('1 of 1')).toBeVisible();
  await stored(
    (sql) => sql<never[]>`update photos set state = 'active', decided_at = now() where public_id = ${photos[2] ?? ''}`,
  );
  await press('a');
  await expect(
    mias.getByText(`Someone else has already decided on ${ben.name}’s photo`, { exact: false }),
  ).toBeVisible();
  await expect(mias.getByRole('heading', { name: 'No photos waiting' })).toBeVisible();

  const states = async () => {
    const rows = await stored<{ public_id: string; state: string }>(
      (sql) => sql`select public_id, state from photos where public_id = any(${photos})`,
    );
    return Object.fromEntries(rows.map(({ public_id, state }) => [public_id, state]));
  };
  // Decisions are shown at once and saved in the background, one request each.
  await expect.poll(states).toEqual({
    [photos[0] ?? '']: 'active',
    [photos[1] ?? '']: 'rejected',
    [photos[2] ?? '']: 'active',
  });
  await bens.goto('/safety');
  await expect(bens.getByRole('article', { name: 'Photo not accepted' })).toContainText('Nobody wears anything here.');
});

test('a member who is not staff finds neither the pages of the moderators nor their endpoints', async ({ open }) => {
  const page = await open({ allowed: /status of 404/ });
  await join(page, stranger());
  const shown: string[] = [];
  for (const path of ['/moderation', '/moderation/photos', '/nothing-here']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    shown.push(`${await page.title()} ${await page.getByRole('main').innerText()}`);
  }
  expect(shown[0]).toContain('404');
  expect(new Set(shown).size).toBe(1);
  const unknown = await page.request.get('/api/moderation/nothing-here');
  for (const path of ['summary', 'photos', 'reports', 'audit']) {
    const answer = await page.request.get(`/api/moderation/${path}`);
    expect([answer.status(), codeOf(await answer.json())], path).toEqual([404, codeOf(await unknown.json())]);
  }
  await page.goto('/me');
  await expect(page.getByRole('link', { name: /Blocked members, my reports and decisions/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Moderation' })).toHaveCount(0);
});

const codeOf = (answer: unknown) => (answer as { error: { code: string } }).error.code;

/** Three photos of a member, as on a site without automatic approval; their ids in the order of the queue. */
async function threeWaiting(owners: Page, ownerId: string): Promise<string[]> {
  for (let count = 0; count < 3; count += 1) {
    const { buffer, name, mimeType } = await photoWithPlace();
    const answer = await owners.request.post('/api/me/photos', {
      headers: { 'x-heartline-client': 'web', 'idempotency-key': crypto.randomUUID() },
      multipart: { photo: { name, mimeType, buffer } },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  const rows = await stored(
    (sql) => sql<{ public_id: string }[]>`
      with waiting as (
        update photos set state = 'inspected', decided_at = null where member_id = (select id from members where public_id = ${ownerId})
        returning id, public_id
      ) select public_id from waiting order by id`,
  );
  return rows.map(({ public_id }) => public_id);
}
