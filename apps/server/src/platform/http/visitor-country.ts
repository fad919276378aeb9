import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { BlockList, isIP } from 'node:net';

import type { Context } from 'hono';
import { Reader, type CountryResponse } from 'mmdb-lib';

import { addressOf, isFromProxy } from './network.ts';

/** Country of the visitor as ISO 3166-1 alpha-2, null where unknown. The only source of it for all features. */
export type VisitorCountry = (context: Context) => string | null;

export interface VisitorCountryOptions {
  trustedProxies: string[];
  /** Header in which a trusted proxy names the country, in lower case. */
  geoipHeader: string | undefined;
}

/** A record of this database, which has fewer fields than MaxMind's, for which the reader is typed. */
type CountryRecord = CountryResponse & { country_code?: string };

const databasePath = createRequire(import.meta.url).resolve(
  '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
);

/** One copy for all servers of this process: 8 MB, read once without blocking. */
let database: Promise<Reader<CountryRecord>> | undefined;

/** A trusted proxy's header has priority; without it, the address is looked up in the bundled database. */
export async function openVisitorCountry(options: VisitorCountryOptions): Promise<VisitorCountry> {
  database ??= readFile(databasePath).then((file) => new Reader(file));
  const reader = await database;
  return (context) => {
    const told = toldByProxy(context, options);
    return told === undefined ? countryIn(reader, addressOf(context, options.trustedProxies)) : told;
  };
}

/** undefined where the proxy names none; null for Tor (T1), whose exit says nothing about the visitor. */
function toldByProxy(context: Context, { trustedProxies, geoipHeader }: VisitorCountryOptions) {
  if (!geoipHeader || !isFromProxy(context, trustedProxies)) return undefined;
  const country = context.req.header(geoipHeader)?.toUpperCase() ?? '';
  if (country === 'T1') return null;
  return isCountry(country) ? country : undefined;
}

function countryIn(reader: Reader<CountryRecord>, address: string): string | null {
  const family = isIP(address);
  if (family === 0 || nobodys.check(address, family === 6 ? 'ipv6' : 'ipv4')) return null;
  const country = reader.get(address)?.country_code ?? '';
  return isCountry(country) ? country : null;
}

/** XX, ZZ and the like stand for an unknown country. */
const isCountry = (code: string) => /^[A-Z]{2}$/.test(code) && !/^(XX|ZZ|EU|AP)$/.test(code);

/** Private, example and test addresses (IANA special-purpose registries): of no country, whatever a database says. */
const nobodys = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  nobodys.addSubnet(network, prefix);
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  nobodys.addSubnet(network, prefix, 'ipv6');
