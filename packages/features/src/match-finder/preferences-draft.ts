import {
  attributeNames,
  attributeValues,
  genders,
  interests,
  limits,
  radii,
  spokenLanguages,
  type AttributeName,
  type MatchPreferences,
  type User,
} from '@heartline/api-client';
import * as v from 'valibot';

import { sessionStore } from '../shared/index.ts';

/** The end of the slider: it includes everybody older. */
export const oldestAge = 99;
const oldestPossible = 120;
export const mostInterests = 20;
export const mostLanguages = 10;

const age = v.pipe(v.number(), v.integer(), v.minValue(limits.minAge), v.maxValue(oldestAge));
const draftSchema = v.object({
  genders: v.array(v.picklist(genders)),
  minAge: age,
  maxAge: age,
  /** Kilometres; null for the whole country. */
  radius: v.nullable(v.picklist(radii)),
  withPhoto: v.boolean(),
  interests: v.pipe(v.array(v.picklist(interests)), v.maxLength(mostInterests)),
  languages: v.pipe(v.array(v.picklist(spokenLanguages)), v.maxLength(mostLanguages)),
  /** The welcome values of each attribute that matters. */
  attributes: v.partial(v.object(v.entriesFromList(attributeNames, v.array(v.string())))),
});
/** The preferences while the wizard edits them. */
export type Draft = v.InferOutput<typeof draftSchema>;

/** For a member without preferences: starts from their profile. */
export function firstDraft({ profile }: Pick<User, 'profile'>): Draft {
  return {
    genders: profile.seeking,
    minAge: Math.max(limits.minAge, profile.age - 10),
    maxAge: Math.min(oldestAge, profile.age + 10),
    radius: null,
    withPhoto: false,
    interests: profile.interests.slice(0, mostInterests),
    languages: [],
    attributes: {},
  };
}

export function toDraft({ attributes, maxAge, minAge, ...rest }: MatchPreferences): Draft {
  return {
    ...rest,
    minAge: Math.min(minAge, oldestAge),
    maxAge: Math.min(maxAge, oldestAge),
    attributes: Object.fromEntries(attributes.map(({ name, values }) => [name, values])),
  };
}

export function toPreferences({ attributes, maxAge, ...rest }: Draft): MatchPreferences {
  return {
    ...rest,
    maxAge: maxAge === oldestAge ? oldestPossible : maxAge,
    attributes: attributeNames.flatMap((name) => {
      const values = (attributes[name] ?? []).filter((value) => isValueOf(name, value));
      return values.length === 0 ? [] : [{ name, values }];
    }),
  };
}

const isValueOf = (name: AttributeName, value: string) => (attributeValues[name] as readonly string[]).includes(value);

/** Drops the answers of a step that no longer matters. */
export function without(draft: Draft, step: 'interests' | 'details'): Draft {
  return step === 'interests' ? { ...draft, interests: [] } : { ...draft, languages: [], attributes: {} };
}

const keyOf = (memberId: string) => `heartline.match-finder:${memberId}`;

/** Unsaved choices of the member: kept for the tab, so that they outlive a reload and a failure. */
export const drafts = {
  read(memberId: string): Draft | null {
    const parsed = v.safeParse(draftSchema, sessionStore.read(keyOf(memberId)));
    return parsed.success ? parsed.output : null;
  },
  write: (memberId: string, draft: Draft) => sessionStore.write(keyOf(memberId), draft),
  remove: (memberId: string) => sessionStore.remove(keyOf(memberId)),
};
