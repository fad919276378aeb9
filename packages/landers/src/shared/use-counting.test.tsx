import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { fakeLanderApi } from '../testing/fixtures.ts';
import { useCounting, type Counting } from './use-counting.ts';

const tracking = { network: 'acme', ref: ' summer ', sub1: '' };

afterEach(() => vi.restoreAllMocks());

function start(first: Partial<Counting> = {}) {
  const told: object[] = [];
  const count = (one: object) => {
    told.push(one);
    return Promise.resolve(undefined);
  };
  const api = { ...fakeLanderApi(), partners: { count } };
  const props = { api, lander: 'gallery', tracking, origin: '', ready: true, begun: false, ...first };
  const { rerender, result } = renderHook((now: Counting) => useCounting(now), { initialProps: props });
  return { told, change: (next: Partial<Counting>) => rerender({ ...props, ...next }), result };
}

const event = (what: string) => ({ lander: 'gallery', what, network: 'acme', ref: 'summer' });

it('[LND-04a] counts a view once everything shows, and a start once something is answered, each once', () => {
  const { told, change, result } = start({ ready: false });
  expect(told).toEqual([]);
  change({ ready: true });
  change({ ready: true, tracking: { ...tracking } });
  expect(told).toEqual([event('view')]);
  change({ ready: true, begun: true });
  result.current();
  expect(told).toEqual([event('view'), event('start')]);
});

it('[LND-04a] counts a start with the press that leaves the page', () => {
  const { told, result } = start();
  result.current();
  expect(told).toEqual([event('view'), event('start')]);
});

it('[LND-04a] counts no view in a background tab until it comes to the front', () => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { told } = start();
  expect(told).toEqual([]);
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told).toEqual([event('view')]);
});

it('[LND-04a] counts on the site only visitors of a network, and on a partner’s page everybody', () => {
  expect(start({ tracking: { ref: 'summer' } }).told).toEqual([]);
  expect(start({ tracking: {}, origin: 'https://site.example' }).told).toEqual([{ lander: 'gallery', what: 'view' }]);
});
