import { readdir, readFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';

import { expect, type Page } from '@playwright/test';

import { newTag } from '../../support/tag.ts';
import { mailDir, origin, port } from './site.ts';
import { wordsOf, type Language } from './words.ts';

export interface Person {
  name: string;
  email: string;
  password: string;
  gender: 'man' | 'woman';
  seeking: 'man' | 'woman';
  country: string;
  /** The language this person reads. */
  language: Language;
  /** Id of the profile, once known. */
  id: string;
}

/** A new person without an account. */
export function stranger(about: Partial<Person> = {}): Person {
  const tag = newTag();
  const { name = 'Kim', ...rest } = about;
  return {
    name: `${name} ${tag}`,
    email: `kim-${tag}@example.org`,
    password: 'correct horse battery',
    gender: 'woman',
    seeking: 'man',
    country: 'DE',
    language: 'en',
    id: '',
    ...rest,
  };
}

/** Fills in the sign-up as a person would, step by step. */
export async function signUp(page: Page, person: Person): Promise<void> {
  const { say } = wordsOf(person.language);
  const next = page.getByRole('button', { name: say('signup.form.next') });
  await page.goto('/signup');
  await fillAboutYou(page, person);
  await next.click();
  await page.getByLabel(say('signup.form.name'), { exact: true }).fill(person.name);
  await next.click();
  await page.getByLabel(say('signup.form.country'), { exact: true }).selectOption(person.country);
  await next.click();
  await page.getByLabel(say('signup.form.email'), { exact: true }).fill(person.email);
  await page.getByLabel(say('signup.form.password'), { exact: true }).fill(person.password);
  await page.getByRole('button', { name: say('signup.form.submit') }).click();
  // The questions after it can wait.
  await expect(page).toHaveURL(/\/complete-signup/);
  await page.getByRole('button', { name: say('shared.common.close'), exact: true }).click();
  await expect(page).toHaveURL(/\/members/);
}

/** Answers the first three questions of the sign-up, and stays at the third. */
export async function fillAboutYou(
  page: Page,
  person: Person,
  birth: { day: string; month: string; year: string } = { day: '14', month: '5', year: '1990' },
): Promise<void> {
  const { say } = wordsOf(person.language);
  const next = page.getByRole('button', { name: say('signup.form.next') });
  // A pressed tile goes on by itself.
  await page.getByRole('radio', { name: say(`shared.gender.${person.gender}`), exact: true }).check();
  await page.getByRole('checkbox', { name: say(`shared.seeking.${person.seeking}`), exact: true }).check();
  await next.click();
  await fillBirth(page, person, birth);
}

export async function fillBirth(
  page: Page,
  person: Person,
  birth: { day: string; month: string; year: string },
): Promise<void> {
  const { say } = wordsOf(person.language);
  for (const part of ['day', 'month', 'year'] as const)
    await page.getByLabel(say(`signup.form.${part}`), { exact: true }).fill(birth[part]);
}

/** Opens the link of the mail where the person has signed up: the page confirms by itself. */
export async function activate(page: Page, person: Person): Promise<void> {
  await page.goto(await mailedLink(person.email, '/complete-signup'));
  await expect(page).toHaveURL(/\/activate\/done/);
}

/** A member for tests that are not about signing up: makes the same calls as the sign-up, without its pages. */
export async function join(page: Page, person: Person): Promise<Person> {
  const { name, email, password, gender, seeking, country, language } = person;
  const body = { name, email, password, gender, seeking: [seeking], country, language, date_of_birth: '1990-05-14' };
  const { user } = await call<{ user: { id: string } }>(page, 'POST', '/api/signup', body);
  const link = await mailedLink(email, '/complete-signup');
  await call(page, 'POST', '/api/activation', { token: new URL(link, origin).searchParams.get('token') });
  return Object.assign(person, { id: user.id });
}

export async function logIn(page: Page, login: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail address or username').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/members/);
}

/** An API call with the cookies of this browser: for setting up a test, and for exact figures. */
export async function call<T>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  data?: unknown,
): Promise<T> {
  const answer = await page.request.fetch(path, {
    method,
    headers: { 'x-heartline-client': 'web' },
    ...(data === undefined ? {} : { data }),
  });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** The credits of the member in this browser, as the server has them. */
export async function creditsOf(page: Page): Promise<number> {
  const { user } = await call<{ user: { credits: number } }>(page, 'GET', '/api/user.php');
  return user.credits;
}

/** Waits for the newest link to `path` mailed to this address. */
export async function mailedLink(email: string, path: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        found = await findLink(email, path);
        return found;
      },
      { intervals: [50] },
    )
    .toBeDefined();
  return found ?? '';
}

/** The kinds of mail sent to this address, oldest first. */
export async function mailsOf(email: string): Promise<string[]> {
  return (await readMails()).filter(({ to }) => to === email).map(({ kind }) => kind);
}

/** The return address of the newest mail of a kind, once it has been sent. */
export async function returnAddressOf(email: string, kind: string): Promise<string> {
  await expect.poll(async () => (await mailsOf(email)).includes(kind), { intervals: [50] }).toBe(true);
  const name = (await readMails()).findLast((mail) => mail.to === email && mail.kind === kind)?.returnName ?? '';
  return `${name}@${new URL(origin).hostname}`;
}

/** Without its origin, which is that of the member's site. */
async function findLink(email: string, path: string): Promise<string | undefined> {
  const link = new RegExp(`//[^/\\s]+:${port}(${path}\\S*)`);
  const found = (await readMails()).filter(({ to }) => to === email).map(({ text }) => link.exec(text)?.[1]);
  return found.findLast((address) => address !== undefined);
}

interface MailOfFile {
  to: string;
  kind: string;
  text: string;
  returnName?: string;
}

/** By file name, as files never change. Every test waits for mails, of which there are thousands after some hundred tests. */
const known = new Map<string, MailOfFile>();

/** All mails of the site, oldest first. */
async function readMails(): Promise<MailOfFile[]> {
  const files = (await readdir(mailDir).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
  for (const file of files.filter((name) => !known.has(name))) {
    // Deleted meanwhile, or renamed by a test that makes it old.
    const text = await readFile(joinPath(mailDir, file), 'utf8').catch(() => undefined);
    if (text !== undefined) known.set(file, JSON.parse(text) as MailOfFile);
  }
  return files.flatMap((file) => known.get(file) ?? []);
}
