import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { useIsPhone } from './phone.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A window of this width that can be resized, for queries of the form `not all and (min-width: …px)`. */
function windowOf(width: number) {
  const changed = new EventTarget();
  const state = { width };
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      const [, least] = /^not all and \(min-width: (\d+)px\)$/.exec(query) ?? [];
      return state.width < Number(least);
    },
    addEventListener: changed.addEventListener.bind(changed),
    removeEventListener: changed.removeEventListener.bind(changed),
  }));
  return (to: number) => {
    state.width = to;
    changed.dispatchEvent(new Event('change'));
  };
}

it('tells a phone by the width of the window, and follows it', () => {
  const resize = windowOf(1200);
  const { result } = renderHook(() => useIsPhone());
  expect(result.current).toBe(false);
  act(() => resize(360));
  expect(result.current).toBe(true);
});
