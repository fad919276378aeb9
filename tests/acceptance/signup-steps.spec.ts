import { expect, type Page } from '@playwright/test';

import { phone, test } from './support/browsers.ts';
import { activate, call, join, logIn, mailedLink, signUp, stranger, type Person } from './support/people.ts';
import { stored } from './support/database.ts';
import { photoWithPlace } from './support/photos.ts';
import { origin } from './support/site.ts';
import { wholeBrowser } from './support/whole-browser.ts';

// One of the questions is about pushes.
test.use(wholeBrowser);

/** A member who has just filled in the form: logged in, not confirmed. */
async function newcomer(page: Page, person: Person, more: object = {}): Promise<Person> {
  const { name, email, password, gender, seeking, country, language } = person;
  await page.goto(origin);
  const { user } = await call<{ user: { id: string } }>(page, 'POST', '/api/signup', {
    name,
    email,
    password,
    gender,
    seeking: [seeking],
    country,
    language,
    date_of_birth: '1990-05-14',
    ...more,
  });
  return Object.assign(person, { id: user.id });
}

const skip = async (page: Page, ...steps: string[]) => {
  for (const step of steps) await call(page, 'PATCH', '/api/signup/progress', { step, act: 'skip' });
};
const question = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('[SGN-03ab][SGN-02ab] after the account each question is a screen of its own, saved as it is answered, and the end shows matching people', async ({
  open,
}) => {
  // The server refuses the step without a photo.
  const page = await open({ allowed: /status of 400/ });
  const me = stranger();
  await newcomer(page, me);
  await page.goto('/complete-signup');
  const dialog = page.getByRole('dialog', { name: `Welcome, ${me.name}` });
  await expect(question(page, 'Add a photo')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await expect(page.locator('header, footer').filter({ has: page.getByRole('navigation') })).toHaveCount(0);
  await expect(page.getByText(/^Step 1 of [56]$/)).toBeAttached();

  await press(page, 'Next');
  await expect(page.getByText('Answer this question, or skip it.')).toBeVisible();
  await page.getByLabel('Add photos').setInputFiles(await photoWithPlace());
  await press(page, 'Whole photo');
  await expect(page.getByRole('img', { name: 'My photo 1', exact: true })).toBeVisible();
  await press(page, 'Next');

  await expect(question(page, 'Where do you live?')).toBeFocused();
  await page.getByLabel('Region').selectOption({ label: 'Hamburg' });
  await press(page, 'Next');

  await expect(question(page, 'A few facts about you')).toBeFocused();
  await page.getByLabel('Hair colour').selectOption({ label: 'Brown' });
  await press(page, 'Next');

  await expect(question(page, 'What should others know about you?')).toBeFocused();
  await page.getByRole('textbox').fill('I bake bread.');
  await press(page, 'Back');
  await expect(page.getByLabel('Hair colour')).toHaveValue('brown');
  await press(page, 'Next');
  await expect(page.getByRole('textbox')).toHaveValue('I bake bread.');
  await press(page, 'Next');

  const push = question(page, 'Hear about new messages?');
  await expect(push.or(question(page, 'Confirm your e-mail address'))).toBeFocused();
  if (await push.isVisible())
    await page
      .getByRole('button', { name: /^(Skip|Next)$/ })
      .last()
      .click();
  await expect(question(page, 'Confirm your e-mail address')).toBeVisible();
  await expect(dialog).toContainText(me.email);
  await expect(page.getByRole('button', { name: 'Skip', exact: true })).toHaveCount(0);
  await press(page, 'See who matches');

  await expect(page).toHaveURL('/signup-matches');
  await expect(page.getByRole('heading', { level: 1, name: 'People who match' })).toBeVisible();
  const faces = page.getByRole('list', { name: 'People who match' }).getByRole('listitem');
  await expect(faces.first().getByRole('link')).toBeVisible();
  await page.getByRole('link', { name: 'See all members' }).click();
  await expect(page).toHaveURL('/members');
  const { user } = await call<{ user: { profile: object } }>(page, 'GET', '/api/user.php');
  expect(user.profile).toMatchObject({
    region: 'Hamburg',
    attributes: [{ name: 'hair_colour', value: 'brown' }],
    about: 'I bake bread.',
    main_image: {},
  });
});

test('[SGN-03a] a draft is there after a reload and on another device, where the steps continue', async ({ open }) => {
  const page = await open(phone);
  const me = stranger();
  await newcomer(page, me);
  await skip(page, 'photo', 'location', 'personal');
  await page.goto('/complete-signup');
  await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${me.name}` })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const name of ['Back', 'Close', 'Skip', 'Next'])
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await page.getByRole('textbox').fill('I was about to say');
  // At once, long before the server receives it.
  await page.reload();
  await expect(page.getByRole('textbox')).toHaveValue('I was about to say');
  await page.getByRole('textbox').fill('I was about to say that I bake');
  await expect
    .poll(async () => JSON.stringify(await call(page, 'GET', '/api/signup/progress')))
    .toContain('I was about to say that I bake');

  const other = await open();
  await logIn(other, me.email, me.password);
  await other.goto('/complete-signup');
  await expect(other.getByRole('textbox')).toHaveValue('I was about to say that I bake');
  await other.getByRole('textbox').fill('I was about to say that I bake bread.');
  await press(other, 'Next');
  await expect(other.getByRole('textbox')).toHaveCount(0);

  await page.goto('/complete-signup');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await press(page, 'Back');
  if (await question(page, 'Hear about new messages?').isVisible()) await press(page, 'Back');
  await expect(page.getByRole('textbox')).toHaveValue('I was about to say that I bake bread.');
});

test('[SGN-03a] a phone that loses its network in the middle of a step loses nothing, and continues by itself', async ({
  open,
}) => {
  const page = await open({ ...phone, allowed: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });
  const me = stranger();
  await newcomer(page, me);
  await skip(page, 'photo', 'location', 'personal');
  await page.goto('/complete-signup');
  await page.getByRole('textbox').fill('Between two tunnels');
  await page.context().setOffline(true);
  await press(page, 'Next');
  await expect(page.getByText(/^You’re offline\. Nothing is lost/)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('Between two tunnels');
  await page.context().setOffline(false);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  const { user } = await call<{ user: { profile: { about: string } } }>(page, 'GET', '/api/user.php');
  expect(user.profile.about).toBe('Between two tunnels');
});

test('[SGN-03c][SGN-05ab] on another device, opening the mailed link changes nothing until its button is pressed; it continues there, and says later that it is done', async ({
  open,
}) => {
  const page = await open();
  const me = stranger();
  await newcomer(page, me);
  await skip(page, 'photo');
  const link = await mailedLink(me.email, '/complete-signup');
  const statusOf = async (of: Page) =>
    (await call<{ user: { status: string } }>(of, 'GET', '/api/user.php')).user.status;

  const other = await open({ ...phone, allowed: /status of 400/ });
  // Opened earlier, and pressed after the other one.
  const late = await open({ allowed: /status of 400/ });
  await late.goto(link);
  await expect(late.getByText(`This confirms ${me.email}.`)).toBeVisible();
  await other.goto(link);
  await expect(other).toHaveURL('/complete-signup');
  await expect(other.getByText(`This confirms ${me.email}.`)).toBeVisible();
  expect(await statusOf(page)).toBe('not_confirmed');
  // Nobody is logged in there, and the mailbox alone does not prove who has signed up.
  await other.getByLabel('Password', { exact: true }).fill('somebody else chose this');
  await press(other, 'Confirm my e-mail address');
  await expect(other.getByText('That’s not the password you chose when you signed up.')).toBeVisible();
  expect(await statusOf(page)).toBe('not_confirmed');
  await other.getByLabel('Password', { exact: true }).fill(me.password);
  await press(other, 'Confirm my e-mail address');
  await expect(other).toHaveURL('/activate/done');
  await expect(other.getByRole('heading', { name: 'Welcome! Your account is active' })).toBeVisible();
  expect(await statusOf(page)).toBe('active');
  for (const [name, path] of [
    ['See all members', '/members'],
    ['Get Premium', '/premium'],
    ['Fill in my profile', '/complete-signup'],
  ] as const)
    await expect(other.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute(
      'href',
      path,
    );
  await other.getByRole('link', { name: /^Fill in my profile/ }).click();
  // Nobody was logged in there: link and password have proven the member.
  await expect(question(other, 'Where do you live?')).toBeVisible();

  await late.getByLabel('Password', { exact: true }).fill(me.password);
  await press(late, 'Confirm my e-mail address');
  await expect(late.getByRole('heading', { name: 'You’ve already confirmed your e-mail address' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'You’ve already confirmed your e-mail address' })).toBeVisible();
  await page.getByRole('link', { name: 'Go on with my profile' }).click();
  await expect(question(page, 'Where do you live?')).toBeVisible();
  const visitor = await open();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'You’ve already confirmed your e-mail address' })).toBeVisible();
  await expect(
    visitor.getByRole('main').or(visitor.locator('body')).getByRole('link', { name: 'Log in' }).first(),
  ).toHaveAttribute('href', '/login?next=%2Fcomplete-signup');
});

test('[SGN-03c] a link of another account, a truncated one, an expired one, and none at all have their own texts', async ({
  open,
}) => {
  const page = await open({ allowed: /status of 4(03|10)/ });
  const other = await open();
  const [, they] = [await join(page, stranger()), await newcomer(other, stranger())];
  await page.goto(await mailedLink(they.email, '/complete-signup'));
  await expect(page.getByRole('heading', { name: 'This link belongs to another account' })).toBeVisible();
  const { user } = await call<{ user: { status: string } }>(other, 'GET', '/api/user.php');
  expect(user.status).toBe('not_confirmed');
  const visitor = await open({ allowed: /status of 410/ });
  await visitor.goto('/complete-signup?token=cut-short');
  await expect(visitor.getByRole('heading', { name: 'Activation failed' })).toBeVisible();
  const nobody = await open();
  await nobody.goto('/complete-signup');
  await expect(nobody.getByRole('heading', { name: 'Log in to go on' })).toBeVisible();
  const late = await newcomer(nobody, stranger());
  const link = await mailedLink(late.email, '/complete-signup');
  await stored(
    (sql) => sql`
      update mail_tokens set expires_at = now() - interval '1 minute'
      where member_id = (select id from members where public_id = ${late.id})`,
  );
  await nobody.goto(link);
  await expect(nobody.getByRole('heading', { name: 'This link is too old' })).toBeVisible();
  await press(nobody, 'Send a new link');
  await expect(nobody.getByText(`We’ve sent a new link to ${late.email}.`)).toBeVisible();
});

test('[SGN-01a][SGN-08a] when another member is addressed the first message is asked for, can be changed until the address is confirmed, and is sent then', async ({
  open,
}) => {
  const anna = await join(await open(), stranger({ name: 'Anna', gender: 'woman', seeking: 'man' }));
  const page = await open(phone);
  const me = stranger({ name: 'Tom', gender: 'man', seeking: 'woman' });
  await page.goto(`/members/${anna.id}/signup`);
  await expect(page.getByRole('heading', { level: 1, name: `Get to know ${anna.name}` })).toBeVisible();
  await page.getByRole('radio', { name: 'Man', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Women', exact: true }).check();
  await press(page, 'Next');
  for (const [part, value] of [
    ['Day', '14'],
    ['Month', '5'],
    ['Year', '1990'],
  ] as const)
    await page.getByLabel(part, { exact: true }).fill(value);
  await press(page, 'Next');
  await page.getByLabel('Username', { exact: true }).fill(me.name);
  await press(page, 'Next');
  await page.getByLabel('Country', { exact: true }).selectOption('DE');
  await press(page, 'Next');
  await page.getByRole('textbox', { name: `Your first words to ${anna.name}` }).fill('Hello Anna');
  await press(page, 'Next');
  await page.getByLabel('E-mail address', { exact: true }).fill(me.email);
  await page.getByLabel('Password', { exact: true }).fill(me.password);
  await press(page, 'Create my account');
  await expect(question(page, 'Add a photo')).toBeVisible();
  await press(page, 'Back');
  const words = page.getByRole('textbox', { name: `Your first words to ${anna.name}` });
  await expect(words).toHaveValue('Hello Anna');
  await expect(page.getByText(anna.name, { exact: true })).toBeVisible();
  await words.fill('Hello Anna, from the train');
  await press(page, 'Next');
  await expect(question(page, 'Add a photo')).toBeVisible();
  const chats = async () =>
    JSON.stringify(await call(page, 'GET', '/api/chats.php')).includes('Hello Anna, from the train');
  expect(await chats()).toBe(false);
  await activate(page, me);
  await expect.poll(chats).toBe(true);
});

test('[SGN-03a] the sign-up leads to the questions, and a member who leaves them can use the site', async ({
  open,
}) => {
  const page = await open();
  await signUp(page, stranger());
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
});
