import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { cellOf, middleOf, type Cell } from './cells.ts';
import { regionData } from './data/regions.ts';
import { regionNames, townNames } from './data/names.ts';
import { fold, keysOf } from './fold.ts';
import { geoNamesVersion, readGeoNames, type GeoName } from './geonames.ts';
import { exonyms, localNames } from './names.ts';

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
  /** Number of inhabitants. */
  size: number;
  /** The town shown for members who live in this place. */
  townId: string;
}

/** A key by which a place is found. */
export interface PlaceKey {
  place: PlaceRecord;
  /** The key comes from a local name, not from a foreign one. */
  local: boolean;
  key: string;
}

/** Population above which a town's name identifies nobody: more than live in most cells. */
export const townSize = 10_000;
/** Kilometres within which a town stands for the villages around it. */
const townReach = 30;

const regions: RegionRecord[] = Object.entries(regionData).map(([id, text]) => ({
  id,
  country: id.slice(0, 2),
  name: text.split(' | ')[0] ?? '',
}));

/** The countries of the product. */
export const countries: readonly string[] = [...new Set(regions.map(({ country }) => country))];

/** A text that changes with the imported data and with the way of importing it. */
export function gazetteerVersion(): string {
  const code = ['gazetteer.ts', 'geonames.ts', 'names.ts', 'fold.ts', 'cells.ts'].map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );
  const parts = [geoNamesVersion(), ...code, JSON.stringify([regionData, regionNames, townNames])];
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}

/** Regions and places as rows. Coordinates stop here: places have cells only. */
export function readGazetteer(): { regions: RegionRecord[]; places: PlaceRecord[]; keys: PlaceKey[] } {
  const regionOf = createRegionFinder();
  const known = new Map<string, { place: PlaceRecord; geoName: GeoName }>();
  for (const geoName of readGeoNames(new Set([...countries, ...parts.keys()]))) {
    const country = parts.get(geoName.country) ?? geoName.country;
    const id = `${country}-${geoName.id}`;
    const regionId = regionOf(country, geoName);
    if (regionId === undefined) continue;
    const name = localNames.get(id) ?? printed(geoName);
    const cell = cellOf(geoName.latitude, geoName.longitude);
    const place = { id, regionId, country, name, cell, size: geoName.population, townId: id };
    // Duplicates in the data are one place.
    const same = `${regionId} ${cell.x} ${cell.y} ${name}`;
    if ((known.get(same)?.place.size ?? -1) < place.size) known.set(same, { place, geoName });
  }
  const all = [...known.values()];
  nameTowns(all.map(({ place, geoName }) => ({ place, isTown: place.size >= townSize && !geoName.section })));
  return {
    regions,
    places: all.map(({ place }) => place),
    keys: all.flatMap(({ place, geoName }) => keysFor(place, geoName)),
  };
}

/**
 * Replaces the apostrophe by the typographic one, and puts a district's own name first: “Zürich (Kreis 11) / Oerlikon” is Oerlikon
 * (Zürich).
 */
function printed({ name, section }: GeoName): string {
  const print = name.replaceAll("'", '’');
  const [town = '', part] = print.split(' / ');
  return section && part ? `${part} (${town.replace(/ \(.*/, '')})` : print;
}

/** Territories that GeoNames lists as countries of their own. */
const parts = new Map([['AX', 'FI']]);
/** Countries whose second level of administration is our region. */
const finer = new Set(['BE', 'GB', 'IE', 'NO']);

function createRegionFinder(): (country: string, geoName: GeoName) => string | undefined {
  const byCode = new Map<string, string>();
  for (const [id, text] of Object.entries(regionData)) {
    const [country, own] = [id.slice(0, 2), id.slice(3)];
    for (const code of (text.split(' | ')[1] ?? own).split(' ')) {
      const [from = '', to = from] = code.split('–');
      if (from === to) byCode.set(`${country} ${code}`, id);
      else for (let one = Number(from); one <= Number(to); one += 1) byCode.set(`${country} ${one}`, id);
    }
  }
  return (country, { country: within, admin1, admin2 }) =>
    (finer.has(country) ? byCode.get(`${country} ${admin2}`) : undefined) ??
    byCode.get(`${country} ${parts.has(within) ? within : admin1}`);
}

/**
 * The town shown for members must depend on cell and region alone (security.md section 6), unless they live in a big town. So all smaller
 * places and all districts that share a cell and region are shown as one town: the one that attracts people most, big ones from farther
 * away; far from any, as the biggest place there.
 */
function nameTowns(all: { place: PlaceRecord; isTown: boolean }[]): void {
  const townsOf = Map.groupBy(
    all.filter(({ isTown }) => isTown),
    ({ place }) => place.regionId,
  );
  const others = all.filter(({ isTown }) => !isTown).map(({ place }) => place);
  for (const group of Map.groupBy(others, ({ regionId, cell }) => `${regionId} ${cell.x} ${cell.y}`).values()) {
    const [{ cell, regionId }] = group as [PlaceRecord];
    const biggest = group.reduce((most, place) => (place.size > most.size ? place : most));
    const town = townThatDraws(cell, townsOf.get(regionId) ?? []) ?? biggest;
    for (const place of group) place.townId = town.id;
  }
}

function townThatDraws(cell: Cell, towns: { place: PlaceRecord }[]): PlaceRecord | undefined {
  const here = middleOf(cell);
  const width = Math.cos((here.latitude * Math.PI) / 180);
  let [best, most] = [undefined as PlaceRecord | undefined, 0];
  for (const { place } of towns) {
    const there = middleOf(place.cell);
    const away = 111.2 * Math.hypot(here.latitude - there.latitude, (here.longitude - there.longitude) * width);
    const draws = away > townReach ? 0 : place.size / (away + 5) ** 2;
    if (draws > most) [best, most] = [place, draws];
  }
  return best;
}

/** Not written in the style of the product's languages: other scripts, transcriptions without capitals, airport codes. */
const foreign = /[^\p{Script=Latin}\p{M}\p{N}\p{P}\p{Zs}]|^\P{Lu}*$|^[A-Z]{3}$/u;

function keysFor(place: PlaceRecord, { name, otherNames }: GeoName): PlaceKey[] {
  const local = new Set(keysOf(place.name));
  // A place with two names in two languages is found by each.
  for (const part of [name, ...name.split('/')]) for (const key of keysOf(part)) local.add(key);
  const others = new Set<string>();
  const abroad = exonyms.get(place.id);
  if (abroad) for (const other of Object.values(abroad)) for (const key of keysOf(other)) others.add(key);
  if (otherNames) for (const other of otherNames.split(',')) if (!foreign.test(other)) others.add(fold(other));
  return [
    ...[...local].map((key) => ({ place, local: true, key })),
    ...[...others].filter((key) => key !== '' && !local.has(key)).map((key) => ({ place, local: false, key })),
  ];
}
