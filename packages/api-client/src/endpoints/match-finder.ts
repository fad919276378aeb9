import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import { countSchema, genderSchema, interestSchema, memberSummarySchema } from '../schemas.ts';
import { attributeNames, radii, spokenLanguages } from '../vocabulary.ts';

const age = v.pipe(v.number(), v.integer(), v.minValue(18), v.maxValue(120));

/** Required conditions (genders, ages, distance), and wishes (everything else). */
export const preferencesSchema = v.object({
  genders: v.pipe(v.array(genderSchema), v.minLength(1), v.maxLength(3)),
  min_age: age,
  max_age: age,
  /** Kilometres around the member's own place; null: the whole country. */
  radius: v.nullable(v.picklist(radii)),
  with_photo: v.boolean(),
  interests: v.pipe(v.array(interestSchema), v.maxLength(20)),
  languages: v.pipe(v.array(v.picklist(spokenLanguages)), v.maxLength(10)),
  /** For each attribute that matters, the welcome values. */
  attributes: v.pipe(
    v.array(
      v.object({
        name: v.picklist(attributeNames),
        values: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.minLength(1), v.maxLength(10)),
      }),
    ),
    v.maxLength(10),
  ),
});

export const getPreferences = defineEndpoint({
  method: 'GET',
  path: '/api/match-finder',
  summary: "The member's preferences, or null before the first time.",
  response: v.object({ preferences: v.nullable(preferencesSchema) }),
  errors: [],
});

export const savePreferences = defineEndpoint({
  method: 'PUT',
  path: '/api/match-finder',
  summary: 'Saves the preferences of the match finder.',
  body: v.object({ preferences: preferencesSchema }),
  response: v.object({ preferences: preferencesSchema }),
  errors: [],
  idempotent: true,
});

export const findMatches = defineEndpoint({
  method: 'GET',
  path: '/api/match-finder/results',
  summary:
    'Up to 24 members who fit the saved preferences, the best first, with the preferences that fit. None before preferences are saved.',
  response: v.object({
    matches: v.array(
      v.object({
        profile: memberSummarySchema,
        /** Per cent of the wishes that are met; 100 if there are none. */
        score: v.pipe(countSchema, v.maxValue(100)),
        interests: v.array(interestSchema),
        languages: v.array(v.string()),
        attributes: v.array(v.picklist(attributeNames)),
      }),
    ),
  }),
  errors: [],
});

export const getWidenings = defineEndpoint({
  method: 'GET',
  path: '/api/match-finder/widenings',
  summary:
    'Required preferences widened one at a time, each by the least that finds anybody, with the number of members it would really show. The server never widens preferences by itself.',
  response: v.object({
    widenings: v.array(
      v.object({
        kind: v.picklist(['radius', 'country', 'min_age', 'max_age', 'photo']),
        /** Preferences to save to get this result. */
        preferences: preferencesSchema,
        num_results: countSchema,
      }),
    ),
  }),
  errors: [],
});

export const matchFinderCalls = {
  preferences: getPreferences,
  save: savePreferences,
  results: findMatches,
  widenings: getWidenings,
} as const;
