import {
  attributeNames,
  genders,
  interests,
  hasPiledMarks,
  isTooLong,
  spokenLanguages,
  type AttributeName,
  type Gender,
  type Interest,
  type Region,
  type User,
} from '@heartline/api-client';
import * as v from 'valibot';

import type { ProfileChanges } from './account.queries.ts';

export const longestAbout = 2000;
export const mostInterests = 20;
export const mostLanguages = 10;

type Spoken = (typeof spokenLanguages)[number];

export interface ProfileValues {
  about: string;
  gender: Gender;
  seeking: Gender[];
  country: string;
  /** Id of a region, or empty. */
  region: string;
  /** Empty if the member does not say. */
  attributes: Record<AttributeName, string>;
  interests: Interest[];
  /** Languages the member speaks, by ISO 639-1. */
  languages: Spoken[];
}

export const profileSchema: v.GenericSchema<ProfileValues> = v.object({
  about: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => !isTooLong(text, longestAbout), 'too_long'),
    v.check((text) => !hasPiledMarks(text), 'piled_marks'),
  ),
  gender: v.picklist(genders),
  seeking: v.pipe(v.array(v.picklist(genders)), v.minLength(1, 'required')),
  country: v.pipe(v.string(), v.nonEmpty('required')),
  region: v.string(),
  attributes: v.object(v.entriesFromList(attributeNames, v.string())),
  interests: v.pipe(v.array(v.picklist(interests)), v.maxLength(mostInterests, 'too_long')),
  languages: v.pipe(v.array(v.picklist(spokenLanguages)), v.maxLength(mostLanguages, 'too_long')),
});

/** Form values of a user, who carries the region's name where the form needs its id. */
export function toValues({ profile }: User, regions: readonly Region[]): ProfileValues {
  const told = new Map(profile.attributes.map(({ name, value }) => [name, value]));
  return {
    about: profile.about,
    gender: profile.gender,
    seeking: profile.seeking,
    country: profile.country,
    region: regions.find(({ name, id }) => name === profile.region || id === profile.region)?.id ?? '',
    attributes: Object.fromEntries(attributeNames.map((name) => [name, told.get(name) ?? ''])) as Record<
      AttributeName,
      string
    >,
    interests: profile.interests,
    languages: spokenLanguages.filter((code) => profile.languages?.includes(code)),
  };
}

/** The changed fields only: sending an unchanged place would count as a move. */
export function toChanges(values: ProfileValues, before: ProfileValues): ProfileChanges {
  const moved = values.country !== before.country;
  const attributes = attributeNames
    .filter((name) => values.attributes[name] !== before.attributes[name])
    .map((name) => ({ name, value: values.attributes[name] || null }));
  const same = (a: readonly string[], b: readonly string[]) =>
    a.length === b.length && a.every((code) => b.includes(code));
  return {
    ...(values.about.trim() === before.about ? {} : { about: values.about.trim() }),
    ...(values.gender === before.gender ? {} : { gender: values.gender }),
    ...(same(values.seeking, before.seeking) ? {} : { seeking: values.seeking }),
    ...(moved ? { country: values.country } : {}),
    ...(moved || values.region !== before.region ? { region: values.region || null } : {}),
    ...(attributes.length === 0 ? {} : { attributes }),
    ...(same(values.interests, before.interests) ? {} : { interests: values.interests }),
    ...(same(values.languages, before.languages) ? {} : { languages: values.languages }),
  };
}
