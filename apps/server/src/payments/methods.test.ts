import { randomUUID } from 'node:crypto';

import { paymentMethods, type PaymentMethod } from '@heartline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { methodTable } from '../platform/payments/method-table.ts';
import type { PaymentProvider } from '../platform/payments/provider.ts';
import { createHandTime } from '../platform/time/hand-time.ts';
import { countries } from '../site/countries.ts';
import { packagesOf } from '../site/packages.data.ts';
import { FakeProvider, withProviders } from '../testing/fake-provider.ts';
import { createTestServer, type TestServer } from '../testing/harness.ts';
import { isOffered, methodsFor } from './methods.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const everything = new FakeProvider();
const purchase = (country: string) => ({ country, siteId: 'heartline', ...priceIn(country) });
const priceIn = (country: string) => {
  const { amount, currency } = packagesOf(country)[0]!;
  return { amount, currency };
};
const offered = async (country: string, provider: PaymentProvider = everything, time = server.platform.time) =>
  (await methodsFor({ ...server.platform, time }, provider, purchase(country)))
    ?.filter(({ available }) => available)
    .map(({ id }) => id);

describe('[PAY-02b] methods of a country', () => {
  it.each([
    ['NL', 'ideal'],
    ['BE', 'bancontact'],
    ['PL', 'blik'],
    ['SE', 'swish'],
    ['NO', 'vipps'],
    ['DK', 'mobilepay'],
    ['CH', 'twint'],
    ['FR', 'cartebancaire'],
    ['DE', 'paypal'],
    ['US', 'creditcard'],
  ])('of %s begin with %s, which most people there use', async (country, first) => {
    expect((await offered(country))?.[0]).toBe(first);
  });

  it('have the general order in a country that is not one of ours', async () => {
    expect((await offered('XX'))?.toSorted()).toEqual(
      ['applepay', 'creditcard', 'mastercard', 'paypal', 'paysafecard', 'visa'].toSorted(),
    );
    for (const country of Object.keys(countries)) expect((await offered(country))?.length).toBeGreaterThan(4);
  });

  it('fit the currency, and exclude those discontinued or of other countries', async () => {
    for (const country of Object.keys(countries))
      for (const method of (await offered(country)) ?? []) {
        const { currencies, ended, countries: where } = methodTable[method];
        expect([method, ended]).toEqual([method, undefined]);
        expect(where === 'everywhere' || where.includes(country)).toBe(true);
        const { currency } = priceIn(country);
        expect(currencies ?? [currency]).toContain(currency);
      }
  });

  it('have a row each, with its kind', () => {
    expect(Object.keys(methodTable).toSorted()).toEqual([...paymentMethods].toSorted());
    expect(paymentMethods).toHaveLength(24);
  });
});

/** A provider that says which methods are live. */
class Lists extends FakeProvider {
  live: PaymentMethod[] = ['paypal', 'ideal', 'swish'];
  lists = 0;
  async methods() {
    this.lists += 1;
    if (this.mood === 'hangs') return new Promise<never>(() => {});
    if (this.mood === 'fails') throw new Error('status 500');
    return this.live;
  }
}

describe('the provider’s list', () => {
  it('limits the methods offered, and is requested once per interval', async () => {
    const provider = new Lists();
    const all = await Promise.all(Array.from({ length: 5 }, () => offered('NL', provider)));
    expect(all).toEqual(all.map(() => ['ideal', 'paypal']));
    expect(provider.lists).toBe(1);
    expect(await offered('DE', provider)).toEqual(['paypal']);
    provider.live = ['paypal'];
    expect(await offered('NL', provider)).toEqual(['ideal', 'paypal']);
    server.clock.advance(301);
    // The stale list is used without waiting for the new one.
    await offered('NL', provider);
    await expect.poll(() => offered('NL', provider)).toEqual(['paypal']);
  });

  it('is the last answer for a day while the provider does not answer; after that it is unknown', async () => {
    const provider = new Lists();
    expect(await offered('NL', provider)).toEqual(['ideal', 'paypal']);
    provider.mood = 'fails';
    for (let hours = 0; hours < 23; hours += 1) {
      server.clock.advance(3_600);
      expect(await offered('NL', provider)).toEqual(['ideal', 'paypal']);
    }
    server.clock.advance(3_700);
    expect(await offered('NL', provider)).toBeUndefined();
    provider.mood = 'well';
    server.clock.advance(31);
    expect(await offered('NL', provider)).toEqual(['ideal', 'paypal']);
  });

  it('is waited for 3 s at most when the provider hangs, and then not requested for a while', async () => {
    const provider = new Lists();
    provider.mood = 'hangs';
    const time = createHandTime();
    const first = offered('NL', provider, time);
    await expect.poll(() => provider.lists).toBe(1);
    await time.advance(3_000);
    expect(await first).toBeUndefined();
    // Not requested, or this would wait until the time is advanced.
    expect(await offered('NL', provider, time)).toBeUndefined();
    expect(provider.lists).toBe(1);
    // An order is possible all the same: the provider refuses by itself.
    const asked = purchase('NL');
    expect(await isOffered(server.platform, provider, asked, 'ideal')).toBe(true);
    expect(await isOffered(server.platform, provider, asked, 'swish')).toBe(false);
    expect(await isOffered(server.platform, provider, asked, 'giropay')).toBe(false);
  });

  it('decides about orders too, and about the list of the requesting site', async () => {
    const provider = new Lists(`lists-${randomUUID()}`);
    const platform = withProviders(server.platform, provider);
    expect(await isOffered(platform, provider, purchase('NL'), 'creditcard')).toBe(false);
    expect(await isOffered(platform, provider, purchase('NL'), 'ideal')).toBe(true);
    expect(await isOffered(platform, provider, purchase('SE'), 'swish')).toBe(true);
  });
});
