import { cellOf, type Cell } from './cells.ts';
import { countryPlaces } from './data/index.ts';

export interface RegionRecord {
  id: string;
  country: string;
  name: string;
}

export interface PlaceRecord {
  id: string;
  regionId: string;
  country: string;
  name: string;
  cell: Cell;
}

/** The hand-written data as rows. Coordinates end here: places have cells only. */
export function readGazetteer(): { regions: RegionRecord[]; places: PlaceRecord[] } {
  const regions: RegionRecord[] = [];
  const places: PlaceRecord[] = [];
  for (const [country, entries] of Object.entries(countryPlaces)) {
    for (const [regionId, [name, list]] of Object.entries(entries)) {
      regions.push({ id: regionId, country, name });
      for (const entry of list.split(', ')) places.push(placeOf(entry, regionId, country));
    }
  }
  return { regions, places };
}

function placeOf(entry: string, regionId: string, country: string): PlaceRecord {
  const [, name = '', latitude, longitude] = /^(.+) (-?\d+\.\d\d) (-?\d+\.\d\d)$/.exec(entry) ?? [];
  if (!name) throw new Error(`${regionId}: cannot read the place "${entry}"`);
  return {
    id: `${regionId}-${slug(name)}`.slice(0, 40),
    regionId,
    country,
    name,
    cell: cellOf(Number(latitude), Number(longitude)),
  };
}

const letters: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd' };

const slug = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[ßøæœłđ]/g, (letter) => letters[letter] ?? '')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
