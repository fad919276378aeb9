import { createServer, type AddressInfo } from 'node:net';

import { expect, it } from 'vitest';

import { choosePort } from './port.ts';

it('gives the database’s previous port to all who ask at the same moment', async () => {
  const had = await choosePort(undefined);
  expect(new Set(await Promise.all(Array.from({ length: 50 }, () => choosePort(had))))).toEqual(new Set([had]));
});

it('gives another port where a process listens on it', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  expect(await choosePort(port)).not.toBe(port);
  await new Promise((resolve) => other.close(resolve));
});
