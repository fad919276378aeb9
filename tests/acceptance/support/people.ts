import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';

import { mailDir, origin } from './site.ts';

export interface Person {
  name: string;
  email: string;
  password: string;
  gender: 'Man' | 'Woman';
  seeking: 'Men' | 'Women';
  country: string;
}

/** Somebody nobody has met yet. */
export function stranger(about: Partial<Person> = {}): Person {
  const id = randomUUID().slice(0, 8);
  return { name: `Kim ${id}`, email: `kim-${id}@example.org`, password: 'correct horse battery', gender: 'Woman', seeking: 'Men', country: 'DE', ...about };
}

/** A browser of one's own: no cookie, no storage of anybody else. */
export async function openBrowser(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-GB', timezoneId: 'Europe/Berlin', ...options });
  return await context.newPage();
}

/** Fills the sign-up as a person would, step by step. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto('/signup');
  await page.getByRole('radio', { name: person.gender, exact: true }).check();
  await page.getByRole('checkbox', { name: person.seeking, exact: true }).check();
  await page.getByLabel('Day').fill('14');
  await page.getByLabel('Month').fill('5');
  await page.getByLabel('Year').fill('1990');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Username').fill(person.name);
  await page.getByLabel('Country').selectOption(person.country);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('E-mail address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page).toHaveURL(/\/members/);
}

/** Opens the link of the mail and confirms. */
export async function activate(page: Page, person: Person): Promise<void> {
  await page.goto(await mailedLink(person.email, '/activate'));
  await page.getByRole('button', { name: 'Confirm my e-mail address' }).click();
  await expect(page).toHaveURL(/\/activate\/done/);
}

export async function logIn(page: Page, login: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail address or username').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/members/);
}

/** The newest link to `path` that was mailed to somebody, once it is there. */
export async function mailedLink(email: string, path: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      found = await findLink(email, path);
      return found;
    })
    .toBeDefined();
  return found ?? '';
}

async function findLink(email: string, path: string): Promise<string | undefined> {
  const files = (await readdir(mailDir).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
  for (const file of files.reverse()) {
    const mail = JSON.parse(await readFile(join(mailDir, file), 'utf8')) as { to: string; text: string };
    if (mail.to !== email) continue;
    const link = new RegExp(`${origin}${path}\\S*`).exec(mail.text)?.[0];
    if (link) return link.slice(origin.length);
  }
  return undefined;
}
