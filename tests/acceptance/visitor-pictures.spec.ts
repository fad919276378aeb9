import { readdir } from 'node:fs/promises';

import { expect, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { call, join, stranger } from './support/people.ts';
import { addPhoto } from './support/photos.ts';

interface Picture {
  thumb: string;
  match: string;
  full: string | null;
}

const fileOf = (address: string) => /\/media\/([^?]+)/.exec(address)?.[1] ?? '';

/** Those of the files that occur in the server's page, or in the browser's rendering of it. */
async function shownOn(visitor: Page, path: string, files: readonly string[]): Promise<string[]> {
  const loaded = await visitor.goto(path);
  await visitor.waitForLoadState('networkidle');
  const text = `${await loaded?.text()} ${await visitor.content()}`;
  return files.filter((file) => text.includes(file));
}

test('[MEM-02b] visitors see the photos of a new member nowhere until the member agrees, and nowhere once that is withdrawn', async ({
  open,
}) => {
  const member = await open();
  const visitor = await open();
  const person = await join(member, stranger({ name: 'Jo' }));
  await member.goto('/profile');
  const choice = member.getByRole('switch', { name: 'Show my photos to people without an account' });
  const question = member.getByRole('group', { name: 'May people without an account see your photos?' });
  await expect(choice).not.toBeChecked();
  await addPhoto(member, 1);
  await expect(question).toBeVisible();

  const { photos } = await call<{ photos: Picture[] }>(member, 'GET', '/api/me/photos');
  const files = photos.flatMap(({ thumb, match, full }) => [thumb, match, full ?? ''].map(fileOf));
  expect(files.filter(Boolean)).toHaveLength(3);
  const statusOf = async (address: string) => (await visitor.request.get(address)).status();
  const surfaces = {
    home: '/',
    lander: '/landers/gallery',
    search: '/members?country=DE&sort=new',
    profile: `/members/${person.id}`,
  };
  const seen = async () => {
    const found: string[] = [];
    for (const [name, path] of Object.entries(surfaces))
      if ((await shownOn(visitor, path, files)).length > 0) found.push(name);
    return found;
  };

  // Unanswered: visitors see the member but not the photo, and the photo is on no other page for them.
  expect(await seen()).toEqual([]);
  await expect(visitor.getByRole('heading', { level: 1, name: new RegExp(person.name) })).toBeVisible();
  for (const route of await readdir('apps/web/src/routes')) {
    if (route.startsWith('__')) continue;
    const path = route
      .replace(/\.tsx$/, '')
      .replaceAll(/\{-\$\w+\}|index$/g, '')
      .replaceAll('$id', person.id)
      .replaceAll('$name', 'gallery')
      .replaceAll(/\$\w+/g, 'terms')
      .replaceAll('_', '')
      .replaceAll('.', '/');
    const html = await (await visitor.request.get(`/${path}`)).text();
    expect({ path, files: files.filter((file) => html.includes(file)) }).toEqual({ path, files: [] });
  }
  for (const { thumb } of photos) expect(await statusOf(thumb)).toBe(404);

  await question.getByRole('button', { name: 'Everyone' }).click();
  await expect(choice).toBeChecked();
  // The switch changes before the server has answered.
  const asVisitor = async () =>
    (await call<{ profile: { main_image: Picture | null } }>(visitor, 'GET', `/api/members/${person.id}`)).profile
      .main_image;
  await expect.poll(asVisitor).not.toBeNull();
  expect(await seen()).toEqual(Object.keys(surfaces));
  const image = await asVisitor();
  const saved = [image?.thumb ?? '', image?.match ?? ''];
  expect(saved).not.toContain('');
  for (const address of saved) expect(await statusOf(address)).toBe(200);

  // Withdrawn, in the same place; the addresses given out stop working at once.
  await choice.press('Space');
  await expect(choice).not.toBeChecked();
  await expect.poll(async () => await statusOf(saved[0] ?? '')).toBe(404);
  for (const address of saved) expect(await statusOf(address)).toBe(404);
  expect(await seen()).toEqual([]);
  await member.reload();
  await expect(choice).not.toBeChecked();
  await expect(question).toBeHidden();
});
