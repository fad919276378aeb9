import { createServer, type AddressInfo, type Server } from 'node:net';

import { expect, it, vi } from 'vitest';

import { freePort, freePorts } from './free-port.ts';

const random = vi.hoisted(() => ({ next: undefined as number | undefined }));
vi.mock(import('node:crypto'), async (load) => {
  const crypto = await load();
  return { ...crypto, randomInt: ((from: number, to: number) => random.next ?? crypto.randomInt(from, to)) as never };
});

const listen = (port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

it('gives consecutive ports that can be listened on', async () => {
  const first = await freePorts(6);
  const servers = await Promise.all(Array.from({ length: 6 }, (_, index) => listen(first + index)));
  for (const server of servers) server.close();
  const alone = await listen(await freePort());
  expect((alone.address() as AddressInfo).port).toBeGreaterThanOrEqual(20_000);
  alone.close();
});

it('gives the usual ones, unless one is taken', async () => {
  const usual = await freePorts(3);
  expect(await freePorts(3, usual)).toBe(usual);
  const taken = await listen(usual + 1);
  expect(await freePorts(3, usual)).not.toBe(usual);
  taken.close();
});

it('skips a range with a taken port', async () => {
  const first = await freePorts(3);
  const taken = await listen(first + 2);
  random.next = first;
  const asked = freePorts(3).catch((error: Error) => error.message);
  expect(await asked).toBe('no 3 free ports in a row');
  taken.close();
  random.next = undefined;
});
