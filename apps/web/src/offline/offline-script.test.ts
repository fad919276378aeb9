import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { runOfflinePage, type OfflineWords } from './offline-script.ts';

const wordsIn = (language: string) =>
  Object.fromEntries(
    [
      'title',
      'text',
      'unreachableTitle',
      'unreachableText',
      'kept',
      'retry',
      'chats',
      'trying',
      'failed',
      'opening',
    ].map((key) => [key, `${language} ${key}`]),
  ) as OfflineWords;
const options = { name: 'Heartline', words: { en: wordsIn('en'), de: wordsIn('de') }, fallback: 'en', own: '/offline' };

const network = vi.fn<() => Promise<Response>>();
const listeners = new Map<string, () => void>();
const listen = (type: string, listener: () => void) => void listeners.set(type, listener);
const part = () => ({
  textContent: '',
  setAttribute: vi.fn<(name: string, value: string) => void>(),
  removeAttribute: vi.fn<(name: string) => void>(),
  addEventListener: listen,
});
let parts: Record<string, ReturnType<typeof part>>;
let page: { cookie: string; title: string; hidden: boolean; documentElement: { lang: string } };
let device: { onLine: boolean };
let place: { pathname: string; search: string; origin: string; reload: () => void; replace: (to: string) => void };

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  listeners.clear();
  parts = { title: part(), text: part(), kept: part(), note: part(), retry: part(), chats: part(), progress: part() };
  page = { cookie: '', title: '', hidden: false, documentElement: { lang: 'en' } };
  device = { onLine: false };
  place = {
    pathname: '/chats/1',
    search: '',
    origin: 'https://heartline.example',
    reload: vi.fn<() => void>(),
    replace: vi.fn<(to: string) => void>(),
  };
  network.mockRejectedValue(new TypeError('offline'));
  vi.stubGlobal('document', {
    ...page,
    querySelector: (selector: string) => parts[/"(\w+)"/.exec(selector)?.[1] ?? ''] ?? null,
    addEventListener: listen,
  });
  page = document as unknown as typeof page;
  vi.stubGlobal('navigator', device);
  vi.stubGlobal('location', place);
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const happens = async (what: 'click' | 'online' | 'offline' | 'visibilitychange') => {
  listeners.get(what)?.();
  await vi.advanceTimersByTimeAsync(0);
};
const text = (name: string) => parts[name]?.textContent;

it.each([
  ['a=1; locale=de', 'de'],
  ['', 'en'],
  ['locale=xx', 'en'],
  ['locale=toString', 'en'],
])('with the cookies “%s” uses the language %s', (cookie, language) => {
  page.cookie = cookie;
  runOfflinePage(options);
  expect(page.documentElement.lang).toBe(language);
  expect(page.title).toBe(`${language} title · Heartline`);
  expect(['title', 'text', 'kept', 'retry'].map(text)).toEqual(
    ['title', 'text', 'kept', 'retry'].map((key) => `${language} ${key}`),
  );
});

it('reports a failed try, and continues after a successful one', async () => {
  runOfflinePage(options);
  await happens('click');
  expect(text('progress')).toBe('en failed');
  expect(place.reload).not.toHaveBeenCalled();
  network.mockResolvedValueOnce(new Response());
  device.onLine = true;
  await happens('online');
  expect(text('progress')).toBe('en opening');
  expect(place.reload).toHaveBeenCalledOnce();
});

it('stays if the answer does not come from the site', async () => {
  network.mockResolvedValueOnce(new Response('proxy', { status: 502 }));
  runOfflinePage(options);
  await happens('click');
  expect([text('progress'), text('title')]).toEqual(['en failed', 'en title']);
  expect(place.reload).not.toHaveBeenCalled();
});

it('with a network reports that the site does not answer, and retries at growing intervals', async () => {
  device.onLine = true;
  runOfflinePage(options);
  expect([text('title'), text('text')]).toEqual(['en unreachableTitle', 'en unreachableText']);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(network).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(network.mock.calls.length).toBeGreaterThan(6);
  expect(network.mock.calls.length).toBeLessThan(15);
});

it('retries nothing by itself without a network, or while the page is hidden', async () => {
  runOfflinePage(options);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(network).not.toHaveBeenCalled();
  device.onLine = true;
  page.hidden = true;
  await happens('visibilitychange');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(network).not.toHaveBeenCalled();
  page.hidden = false;
  await happens('visibilitychange');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(network).toHaveBeenCalledOnce();
});

it('runs one try at a time', async () => {
  network.mockReturnValue(new Promise(() => {}));
  runOfflinePage(options);
  await happens('click');
  await happens('click');
  expect(network).toHaveBeenCalledOnce();
  expect(text('progress')).toBe('en trying');
  expect(parts['retry']?.setAttribute).toHaveBeenCalledWith('aria-disabled', 'true');
});

it.each([
  ['', '/'],
  ['?next=%2Fchats%2F1%3Fat%3D2', '/chats/1?at=2'],
  ['?next=https%3A%2F%2Felsewhere.example%2Fchats', '/'],
  ['?next=%2F%2Felsewhere.example', '/'],
  ['?next=%2F.%2F%2Felsewhere.example', '/'],
  ['?next=%2F..%2F%2Felsewhere.example', '/'],
  ['?next=%2F%252e%2F%2Felsewhere.example', '/'],
  ['?next=%2Fa%2F..%2F%2Felsewhere.example', '/'],
  ['?next=%2F%5Celsewhere.example', '/'],
  ['?next=%2F%09%2Felsewhere.example', '/'],
])('opened at its own address with “%s”, leads to %s', async (search, wanted) => {
  place.pathname = '/offline';
  place.search = search;
  network.mockResolvedValueOnce(new Response());
  runOfflinePage(options);
  await happens('click');
  expect(place.replace).toHaveBeenCalledExactlyOnceWith(wanted);
});

it.each([true, false])('links to the conversations if this device stores them: %s', (keeps) => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (keeps && key === 'heartline.kept' ? '"anna"' : null) });
  runOfflinePage(options);
  expect(parts['chats']?.removeAttribute.mock.calls).toEqual(keeps ? [['hidden']] : []);
});

it.each([true, false])('promises no stored messages on a shared device: %s', (shared) => {
  const key = 'heartline.shared-device';
  vi.stubGlobal('localStorage', { getItem: (asked: string) => (shared && asked === key ? 'true' : null) });
  runOfflinePage(options);
  expect(parts['note']?.setAttribute.mock.calls).toEqual(shared ? [['hidden', '']] : []);
});
