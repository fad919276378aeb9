import { beforeEach, expect, it, vi } from 'vitest';

import { watchSilence } from './silence.ts';
import { createHandTime, type HandTime } from './testing/hand-time.ts';

const onSilence = vi.fn<() => void>();
let time: HandTime;
beforeEach(() => {
  time = createHandTime();
  onSilence.mockClear();
});

it('reports silence once, after the named time without a sign of life', async () => {
  const watch = watchSilence(onSilence, time);
  watch.heard(40_000);
  await time.advance(30_000);
  watch.heard();
  await time.advance(39_999);
  expect(onSilence).not.toHaveBeenCalled();
  await time.advance(1);
  expect(onSilence).toHaveBeenCalledOnce();
  await time.advance(400_000);
  expect(onSilence).toHaveBeenCalledOnce();
});

it('applies the newest limit', async () => {
  const watch = watchSilence(onSilence, time);
  watch.heard(40_000);
  watch.heard(1_000);
  await time.advance(1_000);
  expect(onSilence).toHaveBeenCalledOnce();
});

it('expects nothing before a limit is known, nor after it was stopped', async () => {
  const watch = watchSilence(onSilence, time);
  watch.heard();
  await time.advance(400_000);
  watch.heard(1_000);
  watch.stop();
  await time.advance(400_000);
  expect(onSilence).not.toHaveBeenCalled();
});

it('notices silence by the clock when its timer slept with a hidden tab or a closed laptop', () => {
  let slept = 0;
  const watch = watchSilence(onSilence, { ...time, now: () => time.now() + slept });
  watch.heard(40_000);
  expect(watch.isOver()).toBe(false);
  slept = 40_000;
  expect(watch.isOver()).toBe(true);
  expect(onSilence).not.toHaveBeenCalled();
});
