import { afterEach, expect, it, vi } from 'vitest';

import { feel } from './feel.ts';

afterEach(() => vi.unstubAllGlobals());

function device({ touched = true, still = false, shakes = true } = {}) {
  const vibrate = vi.fn<(pattern: number[]) => boolean>();
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: touched }, ...(shakes ? { vibrate } : {}) });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: still && query.includes('reduced-motion') }));
  return vibrate;
}

it('vibrates differently for a like and a match', () => {
  const vibrate = device();
  feel('like');
  feel('match');
  expect(vibrate.mock.calls).toHaveLength(2);
  expect(vibrate.mock.calls[0]).not.toEqual(vibrate.mock.calls[1]);
});

it.each([
  ['with reduced motion', { still: true }],
  ['on a page that nobody has touched', { touched: false }],
])('does not vibrate %s', (_where, how) => {
  const vibrate = device(how);
  feel('like');
  expect(vibrate).not.toHaveBeenCalled();
});

it('does nothing on a device that cannot vibrate', () => {
  device({ shakes: false });
  expect(() => feel('match')).not.toThrow();
});
