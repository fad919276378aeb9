import { ApiError, NetworkError } from '@heartline/api-client';
import { describe, expect, it } from 'vitest';

import { attemptKey } from './attempt-key.ts';

const order = { packageId: 'p', method: 'ideal', expectedTotal: { amount: 899, currency: 'EUR' } };

describe('the key of an order', () => {
  it('[PAY-03] stays for the same order, so that two presses make one order', () => {
    const first = attemptKey(undefined, order);
    expect(first.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(attemptKey(first, { ...order }).key).toBe(first.key);
  });

  it('changes with the order', () => {
    const first = attemptKey(undefined, order);
    expect(attemptKey(first, { ...order, method: 'paypal' }).key).not.toBe(first.key);
  });

  it.each([
    [new NetworkError('cut'), true],
    [new ApiError(503, { code: 'payment_unavailable' }), true],
    [new ApiError(429, { code: 'rate_limited' }), true],
    [new ApiError(409, { code: 'conflict' }), false],
    [new ApiError(409, { code: 'code_used' }), false],
  ])('after %s is kept: %s', (error, kept) => {
    const first = attemptKey(undefined, order);
    expect(attemptKey.afterError(first, error)).toBe(kept ? first : undefined);
  });
});
