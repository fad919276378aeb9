import { afterEach, expect, it } from 'vitest';

import { forgetTracking, parseTracking, readTracking, rememberTracking } from './tracking.ts';

afterEach(forgetTracking);

it('[SES-07] takes network, ref and sub1 to sub3 from the arrival URL and nothing else', () => {
  expect(parseTracking('?network=acme&ref=42&sub3=x&utm_source=y&sub1=')).toEqual({
    network: 'acme',
    ref: '42',
    sub3: 'x',
  });
});

it('[SES-07] keeps them while the visitor visits other pages', () => {
  rememberTracking('?network=acme');
  rememberTracking('?page=2');
  expect(readTracking()).toEqual({ network: 'acme' });
});

it('truncates values that are longer than the server accepts', () => {
  expect(parseTracking(`?ref=${'a'.repeat(300)}`).ref).toHaveLength(100);
});

it('does not trust stored values', () => {
  sessionStorage.setItem('heartline.tracking', '{"network": 5}');
  expect(readTracking()).toEqual({});
});
