import { Hono, type Context } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';

import { openVisitorCountry, type VisitorCountry } from './visitor-country.ts';

const proxy = '192.0.2.1';

async function asked(country: VisitorCountry, headers: Record<string, string>): Promise<string | null> {
  const app = new Hono();
  app.get('/', (context: Context) => context.json(country(context)));
  return (await app.request('/', { headers })).json() as Promise<string | null>;
}

describe('the country of a visitor', () => {
  let country: VisitorCountry;
  beforeAll(async () => {
    country = await openVisitorCountry({ trustedProxies: [proxy], geoipHeader: 'cf-ipcountry' });
  });

  it.each([
    ['145.97.39.155', 'NL'],
    ['91.0.0.1', 'DE'],
    ['::ffff:91.0.0.1', 'DE'],
    ['2a02:8109::1', 'DE'],
    ['8.8.8.8', 'US'],
  ])('of %s is %s', async (address, expected) =>
    expect(await asked(country, { 'x-test-address': address })).toBe(expected),
  );

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.1.1',
    '192.0.2.7',
    '203.0.113.5',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::ffff:192.168.1.1',
    'fe80::1',
    'fd00::1',
    '2001:db8::1',
    'unknown',
    '',
    "1.1.1.1'",
  ])('of %s is unknown', async (address) => expect(await asked(country, { 'x-test-address': address })).toBeNull());

  it('is that of the address a trusted proxy passes on, and never of an untrusted header', async () => {
    const forwarded = { 'x-forwarded-for': '8.8.8.8, 91.0.0.1' };
    expect(await asked(country, { 'x-test-address': proxy, ...forwarded })).toBe('DE');
    expect(await asked(country, { 'x-test-address': '145.97.39.155', ...forwarded })).toBe('NL');
    expect(await asked(country, { 'x-test-address': '145.97.39.155', 'cf-ipcountry': 'PL' })).toBe('NL');
  });

  it('is the one that a trusted proxy names, if it names one', async () => {
    const behind = (said: string) =>
      asked(country, { 'x-test-address': proxy, 'x-forwarded-for': '91.0.0.1', 'cf-ipcountry': said });
    expect(await behind('pl')).toBe('PL');
    for (const nothing of ['XX', 'poland', '']) expect(await behind(nothing)).toBe('DE');
    // A Tor exit reveals nothing about its visitor.
    expect(await behind('T1')).toBeNull();
  });
});
