import { expect, it, vi } from 'vitest';

import { countPageView, patternOf } from './page-view.ts';

const view = { path: '/members/:id', domain: 'site.example' };

async function sent(kind: 'matomo' | 'plausible') {
  const send = vi.fn<typeof fetch>(async () => new Response());
  await countPageView({ kind, origin: 'https://stats.example', site: '7' }, view, send);
  const [url, init] = send.mock.calls[0] ?? [];
  return { url, init, body: String(init?.body as URLSearchParams | string) };
}

it('[SES-05c] sends Matomo the pattern of a page view, and no data of the visitor', async () => {
  const { url, init, body } = await sent('matomo');
  expect(url).toBe('https://stats.example/matomo.php');
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' });
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    idsite: '7',
    rec: '1',
    apiv: '1',
    send_image: '0',
    cookie: '0',
    action_name: '/members/:id',
    url: 'https://site.example/members/:id',
    rand: expect.any(String),
  });
});

it('[SES-05c] sends Plausible the same in its own format', async () => {
  const { url, init, body } = await sent('plausible');
  expect(url).toBe('https://stats.example/api/event');
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' });
  expect(JSON.parse(body)).toEqual({ name: 'pageview', domain: '7', url: 'https://site.example/members/:id' });
});

it('does not fail when the instance does not answer', async () => {
  const away = () => Promise.reject(new TypeError('network'));
  await expect(
    countPageView({ kind: 'matomo', origin: 'https://stats.example', site: '7' }, view, away),
  ).resolves.toBeUndefined();
});

it.each([
  ['/', '/'],
  ['/members/', '/members'],
  ['/members/$id', '/members/:id'],
  ['/members/$id_/signup', '/members/:id/signup'],
  ['/(account)/notifications', '/notifications'],
  ['/landers/gallery/{-$slug}', '/landers/gallery/:slug'],
  ['/credits/$id/{-$paymentmethod}', '/credits/:id/:paymentmethod'],
  ['/reset-password/do', '/reset-password/do'],
])('the pattern of route %s is %s', (route, pattern) => expect(patternOf(route)).toBe(pattern));
