import { expect, it } from 'vitest';

import { createTestClock } from '../clock.ts';
import { createLog } from '../log.ts';
import { systemTime } from '../time/time.ts';
import { openSms } from './sms.ts';

const service = { url: 'https://sms.example/v1', token: 'token-of-the-service', sender: 'Heartline' };
const lines: string[] = [];
const parts = (post: typeof fetch) => ({
  clock: createTestClock(),
  time: systemTime,
  log: createLog('debug', { write: (line: string) => void lines.push(line) }),
  post,
});
const config = { sms: service, smsDir: '/nowhere', demo: true, mode: 'production' as const };
const sms = { to: '+31612345678', text: '123456 is your code' };

it('hands a message to the service, authenticated by its token', async () => {
  const asked: [string, RequestInit][] = [];
  const sender = openSms(
    config,
    parts((input, init = {}) => {
      asked.push([input as string, init]);
      return Promise.resolve(new Response('{}', { status: 202 }));
    }),
  );
  await sender?.send(sms);
  const [[url, { headers, body }] = ['', {}]] = asked;
  expect(url).toBe(service.url);
  expect(new Headers(headers).get('authorization')).toBe('Bearer token-of-the-service');
  expect(JSON.parse(body as string)).toEqual({ to: '+31612345678', from: 'Heartline', text: '123456 is your code' });
  expect(lines.join('')).not.toMatch(/31612345678|123456|token/);
});

it.each([
  ['refuses', () => Promise.resolve(new Response('no', { status: 500 })), 'answers 500'],
  ['does not answer', () => Promise.reject(new TypeError('fetch of +31612345678 failed')), 'does not answer'],
])('reports a service that %s as away, without any content of the message', async (_what, post, said) => {
  const sending = openSms(config, parts(post as typeof fetch))?.send(sms);
  await expect(sending).rejects.toThrow(said);
  await expect(sending).rejects.not.toThrow('31612345678');
});

it('has no sender in production without a service', () => {
  const nothing = { sms: undefined, smsDir: '/nowhere', demo: false, mode: 'production' as const };
  expect(openSms(nothing, parts(fetch))).toBeUndefined();
  expect(openSms({ ...nothing, mode: 'development' }, parts(fetch))).toBeUndefined();
  expect(openSms({ ...nothing, demo: true }, parts(fetch))).toBeDefined();
});
