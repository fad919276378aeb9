import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import {
  countSchema,
  countrySchema,
  emptySchema,
  idSchema,
  interestSchema,
  memberSummarySchema,
  queryFlag,
  queryNumber,
  trafficSource,
} from '../schemas.ts';
import { locales } from '../languages.ts';
import { attributeValues, radii } from '../vocabulary.ts';

const listOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  v.pipe(
    v.string(),
    v.maxLength(200),
    v.transform((text) => text.split(',')),
    v.array(v.picklist(values)),
  );

export const searchQuerySchema = v.object({
  gender: v.optional(listOf(['man', 'woman', 'nonbinary'])),
  country: v.optional(countrySchema),
  region: v.optional(v.pipe(v.string(), v.maxLength(20))),
  min_age: v.optional(queryNumber(18, 120)),
  max_age: v.optional(queryNumber(18, 120)),
  /** A place and a radius in kilometres around it, or around the member's own place. Measured from cell to cell. */
  place: v.optional(v.pipe(v.string(), v.maxLength(40))),
  radius: v.optional(v.picklist(radii)),
  online: v.optional(queryFlag),
  /** Signed up within the last 14 days. */
  new: v.optional(queryFlag),
  /** Languages spoken, any one of them: codes of ISO 639-1. */
  language: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z]{2}(,[a-z]{2}){0,9}$/),
      v.transform((text) => text.split(',')),
    ),
  ),
  with_photo: v.optional(queryFlag),
  /** People only: no fictional profiles. */
  real: v.optional(queryFlag),
  sexuality: v.optional(listOf(attributeValues.sexuality)),
  hair_colour: v.optional(listOf(attributeValues.hair_colour)),
  eye_colour: v.optional(listOf(attributeValues.eye_colour)),
  body_type: v.optional(listOf(attributeValues.body_type)),
  relationship_status: v.optional(listOf(attributeValues.relationship_status)),
  tattoos: v.optional(listOf(attributeValues.tattoos)),
  sort: v.optional(v.picklist(['active', 'new']), 'active'),
  page: v.optional(queryNumber(1, 500)),
  /** `next_cursor` of the previous page, for the same filter and order. The cost does not grow with the page number. */
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
  ...trafficSource,
});

/** A member in search results. */
const foundMemberSchema = v.object({
  ...memberSummarySchema.entries,
  /**
   * For members, the reason that a card shows: an interest that both have, else the same town, else that the member is new, else null.
   * A fictional profile has none.
   */
  reason: v.optional(
    v.nullable(
      v.variant('kind', [
        v.object({ kind: v.literal('interest'), interest: interestSchema }),
        v.object({ kind: v.picklist(['town', 'new']) }),
      ]),
    ),
  ),
});

/** Members on one page of the search. */
export const searchPageSize = 24;

export const searchMembers = defineEndpoint({
  method: 'GET',
  path: '/api/members',
  summary: 'Search: one page of members, with the total.',
  query: searchQuerySchema,
  response: v.object({
    profiles: v.array(foundMemberSchema),
    num_results: countSchema,
    page: countSchema,
    similar: v.array(foundMemberSchema),
    next_cursor: v.optional(v.nullable(v.string())),
  }),
  errors: [],
});

/** Conditions that can be widened or removed, by the names of their parameters. */
const searchFields = [
  'gender',
  'country',
  'region',
  'place',
  'radius',
  'min_age',
  'max_age',
  'online',
  'new',
  'language',
  'with_photo',
  'real',
  'sexuality',
  'hair_colour',
  'eye_colour',
  'body_type',
  'relationship_status',
  'tattoos',
] as const;

/** The filter and order of a search, as in the address, without the position in the list. */
const { page: _page, cursor: _cursor, ...askedEntries } = searchQuerySchema.entries;
const { network: _network, ref: _ref, ...filterEntries } = askedEntries;

export const getWidenings = defineEndpoint({
  method: 'GET',
  path: '/api/search/widenings',
  summary:
    'Why a list is short, and how many members it would have with one condition widened or removed. The server never widens a search by itself.',
  query: v.object(askedEntries),
  response: v.object({
    num_results: countSchema,
    /** `enough`: the list is not short. `filters`: the conditions exclude further members. `nobody`: there are no further members. */
    reason: v.picklist(['enough', 'filters', 'nobody']),
    widenings: v.array(
      v.object({
        /** The condition, by the name of its parameter. */
        filter: v.picklist(searchFields),
        /** The wider value; null removes the condition. */
        value: v.nullable(v.string()),
        /** Counted up to 1,000. */
        num_results: countSchema,
      }),
    ),
  }),
  errors: [],
});

/** Highest number of members asked for at once when a list is reopened. */
const mostLookedAtAgain = 500;

export const lookAgain = defineEndpoint({
  method: 'POST',
  path: '/api/search/again',
  summary:
    'Current data of the members of an earlier list, in the same order. Members whom the caller may no longer see are missing, without a reason.',
  query: v.object({ network: askedEntries.network, ref: askedEntries.ref }),
  body: v.object({ ids: v.pipe(v.array(idSchema), v.maxLength(mostLookedAtAgain)) }),
  response: v.object({ profiles: v.array(foundMemberSchema) }),
  errors: [],
});

/** Smaller groups are not counted: their number would say more about the few than about the site. */
export const smallestGroup = 20;

export const getRegions = defineEndpoint({
  method: 'GET',
  path: '/api/search/regions',
  summary:
    'Regions of a country with their positions and numbers of members: without fictional profiles, rounded down to tens, and null for fewer than 20.',
  query: v.object({ country: countrySchema, language: v.optional(v.picklist(locales)), ...trafficSource }),
  response: v.object({
    regions: v.array(
      v.object({
        id: v.string(),
        /** In the reader's language, if it has a name there. */
        name: v.string(),
        /** Mean position of its places, to a tenth of a degree. */
        latitude: v.number(),
        longitude: v.number(),
        people: v.nullable(countSchema),
      }),
    ),
  }),
  errors: [],
});

export const getInterests = defineEndpoint({
  method: 'GET',
  path: '/api/search/interests',
  summary:
    'Interests with the number of members of a country who share each, the most shared first: without fictional profiles, rounded down to tens, and omitted for fewer than 20.',
  query: v.object({ country: countrySchema, ...trafficSource }),
  response: v.object({ interests: v.array(v.object({ interest: interestSchema, people: countSchema })) }),
  errors: [],
});

export const getNeighbours = defineEndpoint({
  method: 'GET',
  path: '/api/search/neighbours',
  summary: 'The members before and after a member in a search.',
  query: v.object({ ...askedEntries, member: idSchema }),
  response: v.object({
    previous: v.nullable(memberSummarySchema),
    next: v.nullable(memberSummarySchema),
  }),
  errors: [],
});

const textOf = v.optional(v.pipe(v.string(), v.maxLength(200)));
/** Values as they appear in the address, so that a saved search can be opened unchanged. */
const savedFilterSchema = v.object(
  Object.fromEntries(Object.keys(filterEntries).map((name) => [name, textOf])) as Record<
    keyof typeof filterEntries,
    typeof textOf
  >,
);
const savedAnswer = v.object({ filter: v.nullable(savedFilterSchema) });

export const getSavedSearch = defineEndpoint({
  method: 'GET',
  path: '/api/me/search',
  summary: "The member's saved search, or null.",
  response: savedAnswer,
  errors: [],
});

export const saveSearch = defineEndpoint({
  method: 'PUT',
  path: '/api/me/search',
  summary: 'Saves a search on the account; it replaces the previous one.',
  body: v.object({ filter: savedFilterSchema }),
  response: savedAnswer,
  errors: [],
  idempotent: true,
});

export const deleteSavedSearch = defineEndpoint({
  method: 'DELETE',
  path: '/api/me/search',
  summary: 'Deletes the saved search.',
  response: emptySchema,
  errors: [],
  idempotent: true,
});

export const searchCalls = {
  members: searchMembers,
  widenings: getWidenings,
  regions: getRegions,
  interests: getInterests,
  again: lookAgain,
  neighbours: getNeighbours,
  saved: getSavedSearch,
  save: saveSearch,
  forget: deleteSavedSearch,
} as const;
