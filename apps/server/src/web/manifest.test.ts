import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { TestServer } from '../testing/harness.ts';
import { createSiteServer } from '../testing/small-site.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createSiteServer();
});
afterAll(() => server.close());

const ask = (path: string, host = 'localhost') => server.request('GET', path, { headers: { host } });
const manifestOf = async (path: string, host?: string) =>
  (await (await ask(path, host)).json()) as Record<string, unknown> & { icons: { src: string; sizes: string }[] };

it('[NAV-12a] gives each site a manifest of its own, in the language that its address names', async () => {
  const answer = await ask('/manifest.webmanifest?language=de');
  expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
  const german = await manifestOf('/manifest.webmanifest?language=de');
  const danish = await manifestOf('/manifest.webmanifest', 'nordlys.test');
  expect(german).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone', name: 'Heartline' });
  expect([german['lang'], danish['lang']]).toEqual(['de', 'da']);
  expect([danish['name'], danish['short_name']]).toEqual(['Nordlys', 'Nordlys']);
  expect(german['description']).not.toBe(danish['description']);
  // One app in all languages.
  expect((await manifestOf('/manifest.webmanifest?language=fi'))['id']).toBe(german['id']);
});

it('draws each icon in the size given in the manifest, to the edge where a device crops it, in the colour of the site', async () => {
  const { icons } = await manifestOf('/manifest.webmanifest');
  const sizes = await Promise.all(
    icons.map(async ({ src }) => {
      const { width, height } = await sharp(await (await ask(src)).arrayBuffer()).metadata();
      return `${width}x${height}`;
    }),
  );
  expect(sizes).toEqual(icons.map((icon) => icon.sizes));
  const corner = async (name: string, host?: string) => {
    const answer = await ask(`/icons/${name}.png`, host);
    const picture = sharp(await answer.arrayBuffer()).ensureAlpha();
    return [...(await picture.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer())];
  };
  expect((await corner('icon-512'))[3]).toBe(0);
  const [ours, theirs] = [await corner('maskable-512'), await corner('maskable-512', 'nordlys.test')];
  expect([ours[3], theirs[3]]).toEqual([255, 255]);
  expect(ours).not.toEqual(theirs);
  expect((await corner('apple-touch'))[3]).toBe(255);
});

it('has no icon that does not exist', async () => {
  for (const name of ['nothing', 'toString', '../icon-192']) expect((await ask(`/icons/${name}.png`)).status).toBe(404);
});

it('is linked on every page, in the language of the page', async () => {
  const html = await (await ask('/')).text();
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest?language=en">');
  expect(html).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch.png">');
});
