import { expect, it } from 'vitest';

import { createTurns } from './turns.ts';

/** Work whose turns end when the test says so. */
function controlled() {
  const begun: PromiseWithResolvers<void>[] = [];
  const turn = createTurns(() => {
    const one = Promise.withResolvers<void>();
    begun.push(one);
    return one.promise;
  });
  return { begun, turn };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('whoever comes while a turn runs waits for the next one, and all of them share it', async () => {
  const { begun, turn } = controlled();
  const first = turn();
  const done: string[] = [];
  const later = ['a', 'b', 'c'].map((name) => turn().then(() => done.push(name)));
  expect(begun).toHaveLength(1);
  begun[0]?.resolve();
  await first;
  await settled();
  expect([begun.length, done]).toEqual([2, []]);
  begun[1]?.resolve();
  await Promise.all(later);
  expect([begun.length, done]).toEqual([2, ['a', 'b', 'c']]);
  void turn();
  expect(begun).toHaveLength(3);
});

it('a turn that fails does so for those whose turn it was; the next one runs', async () => {
  const { begun, turn } = controlled();
  const first = turn();
  const second = turn();
  begun[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await settled();
  begun[1]?.resolve();
  await expect(second).resolves.toBeUndefined();
});
