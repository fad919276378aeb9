import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { startPushService, type PushService } from '../../testing/push/push-service.ts';
import { createLog } from '../log.ts';
import { Outage } from '../outage.ts';
import { createPushSender, isPublicAddress } from './push.ts';

const vapidPrivateKey = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94';
const push = { data: { body: 'Hello' }, about: 'chat:1', contact: 'help@heartline.example' };
let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());

const lines: string[] = [];
const log = createLog('error', { write: (line) => void lines.push(line) });
beforeEach(() => {
  lines.length = 0;
});
const senderOf = () => createPushSender({ vapidPrivateKey, pushService: service.origin }, log);

it('is accepted with its key, and the browser can decrypt it', async () => {
  const sender = senderOf();
  expect(await sender.deliver(service.subscribe(sender.publicKey), push)).toBe('taken');
  expect(service.received.at(-1)).toMatchObject({ data: { body: 'Hello' } });
  expect(service.received.at(-1)?.topic).toHaveLength(32);
});

it('with another key than the browser’s is gone, where the service accepts those of others', async () => {
  const sender = senderOf();
  await sender.deliver(service.subscribe(sender.publicKey), push);
  expect(await sender.deliver(service.subscribe('another'), push)).toBe('gone');
  expect(service.refused.splice(0)).toEqual(['signed by another server than the one subscribed to']);
  expect(lines).toEqual([]);
});

it.each([401, 403])(
  'is refused by a service that answers %d to all, with one alarm and no subscription forgotten',
  async (status) => {
    const sender = senderOf();
    service.fail(status);
    for (let count = 0; count < 3; count += 1)
      expect(await sender.deliver(service.subscribe(sender.publicKey), push)).toBe('refused');
    expect(lines).toHaveLength(1);
    service.fail(undefined);
    expect(await sender.deliver(service.subscribe(sender.publicKey), push)).toBe('taken');
    service.fail(status);
    expect(await sender.deliver(service.subscribe(sender.publicKey), push)).toBe('gone');
    // From some day on it refuses everything: not all subscriptions are forgotten.
    const outcomes: string[] = [];
    for (let count = 0; count < 40; count += 1)
      outcomes.push(await sender.deliver(service.subscribe(sender.publicKey), push));
    expect(outcomes.filter((outcome) => outcome === 'gone')).toHaveLength(19);
    expect(lines).toHaveLength(2);
    service.fail(undefined);
  },
);

it.each([400, 413])('is not repeated when the service answers %d, and no subscription is forgotten', async (status) => {
  const sender = senderOf();
  expect(await sender.deliver(service.subscribe(sender.publicKey), push)).toBe('taken');
  service.fail(status);
  expect(await sender.deliver(service.subscribe(sender.publicKey), push)).toBe('refused');
  expect(lines).toHaveLength(1);
  service.fail(undefined);
});

it.each([500, 503, 429, 408, 406])('waits when the push service answers %d', async (status) => {
  const sender = senderOf();
  service.fail(status);
  await expect(sender.deliver(service.subscribe(sender.publicKey), push)).rejects.toThrow(Outage);
  service.fail(undefined);
});

it('follows no redirect', async () => {
  const sender = senderOf();
  service.fail(307);
  await expect(sender.deliver(service.subscribe(sender.publicKey), push)).rejects.toThrow('307');
  service.fail(undefined);
});

it('waits when the service does not answer', async () => {
  const nobody = await startPushService();
  const sender = createPushSender({ vapidPrivateKey, pushService: nobody.origin }, log);
  const subscription = nobody.subscribe(sender.publicKey);
  await nobody.close();
  await expect(sender.deliver(subscription, push)).rejects.toThrow(Outage);
});

it('goes only to the push services of browsers, even for a stored subscription', async () => {
  const sender = createPushSender({ vapidPrivateKey, pushService: undefined }, log);
  expect(await sender.deliver(service.subscribe(sender.publicKey), push)).toBe('gone');
  expect(service.refused).toEqual([]);
});

it.each([
  ['142.250.74.202', 4, true],
  ['2a00:1450:4001:82b::200a', 6, true],
  ['127.0.0.1', 4, false],
  ['10.1.2.3', 4, false],
  ['172.31.0.1', 4, false],
  ['192.168.1.1', 4, false],
  ['169.254.169.254', 4, false],
  ['100.64.0.1', 4, false],
  ['0.0.0.0', 4, false],
  ['::1', 6, false],
  ['::ffff:127.0.0.1', 6, false],
  ['fd00::1', 6, false],
  ['fe80::1', 6, false],
] as const)('of %s says whether the address is public', (address, family, expected) => {
  expect(isPublicAddress(address, family)).toBe(expected);
});
