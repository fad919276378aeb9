import { afterAll, beforeAll, expect, it } from 'vitest';

import { startPushService, type PushService } from '../../testing/push-service.ts';
import { Outage } from '../outage.ts';
import { createPushSender, isPublicAddress } from './push.ts';

const vapidPrivateKey = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94';
const push = { data: { body: 'Hello' }, about: 'chat:1', contact: 'help@heartline.example' };
let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());

const senderOf = () => createPushSender({ vapidPrivateKey, pushService: service.origin });

it('is let in by its key, and what it sends can be opened', async () => {
  const sender = senderOf();
  expect(await sender.deliver(service.subscribe(sender.publicKey), push)).toBe('taken');
  expect(service.received.at(-1)).toMatchObject({ data: { body: 'Hello' } });
  expect(service.received.at(-1)?.topic).toHaveLength(32);
});

it('with another key than the browser’s is refused, which is no outage', async () => {
  const error = await senderOf()
    .deliver(service.subscribe('another'), push)
    .catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(Outage);
  expect(service.refused.splice(0)).toEqual(['signed by another server than the one subscribed to']);
});

it.each([500, 503, 429, 408])('waits where the push service answers %d', async (status) => {
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

it('waits where nobody answers', async () => {
  const nobody = await startPushService();
  const sender = createPushSender({ vapidPrivateKey, pushService: nobody.origin });
  const subscription = nobody.subscribe(sender.publicKey);
  await nobody.close();
  await expect(sender.deliver(subscription, push)).rejects.toThrow(Outage);
});

it('asks nobody but the push services of browsers, even of a subscription that is stored', async () => {
  const sender = createPushSender({ vapidPrivateKey, pushService: undefined });
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
] as const)('of %s says whether it is of the whole internet', (address, family, expected) => {
  expect(isPublicAddress(address, family)).toBe(expected);
});
