import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import {
  countrySchema,
  countSchema,
  emptySchema,
  genderSchema,
  idSchema,
  interestSchema,
  memberSummarySchema,
  queryFlag,
  queryNumber,
  timeSchema,
  tokenSchema,
} from '../schemas.ts';
import { attributeNames, attributeValues, radii } from '../vocabulary.ts';

const listOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  v.pipe(
    v.string(),
    v.maxLength(200),
    v.transform((text) => text.split(',')),
    v.array(v.picklist(values)),
  );

/** Where a visitor comes from: some sites let only visitors of a known traffic source look at members (MEM-02). */
const trafficSource = { network: v.optional(tokenSchema), ref: v.optional(tokenSchema) };

export const searchQuerySchema = v.object({
  gender: v.optional(listOf(['man', 'woman', 'nonbinary'])),
  country: v.optional(countrySchema),
  region: v.optional(v.pipe(v.string(), v.maxLength(20))),
  min_age: v.optional(queryNumber(18, 120)),
  max_age: v.optional(queryNumber(18, 120)),
  /** A place and a radius in kilometres around it, or without a place around the member's own. From cell to cell. */
  place: v.optional(v.pipe(v.string(), v.maxLength(40))),
  radius: v.optional(v.picklist(radii)),
  online: v.optional(queryFlag),
  /** Signed up within the last 14 days. */
  new: v.optional(queryFlag),
  /** Languages spoken, one of them is enough: codes of ISO 639-1. */
  language: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z]{2}(,[a-z]{2}){0,9}$/),
      v.transform((text) => text.split(',')),
    ),
  ),
  with_photo: v.optional(queryFlag),
  sexuality: v.optional(listOf(attributeValues.sexuality)),
  hair_colour: v.optional(listOf(attributeValues.hair_colour)),
  eye_colour: v.optional(listOf(attributeValues.eye_colour)),
  body_type: v.optional(listOf(attributeValues.body_type)),
  relationship_status: v.optional(listOf(attributeValues.relationship_status)),
  tattoos: v.optional(listOf(attributeValues.tattoos)),
  sort: v.optional(v.picklist(['active', 'new']), 'active'),
  page: v.optional(queryNumber(1, 500)),
  /** Where the list goes on: `next_cursor` of the page before, for the same filter and order. Its cost does not grow with the page. */
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
  ...trafficSource,
});

/** Members on one page of the search. */
export const searchPageSize = 24;

export const searchMembers = defineEndpoint({
  method: 'GET',
  path: '/api/members',
  summary: 'Search: one page of members, with the total.',
  query: searchQuerySchema,
  response: v.object({
    profiles: v.array(memberSummarySchema),
    num_results: countSchema,
    page: countSchema,
    similar: v.array(memberSummarySchema),
    next_cursor: v.optional(v.nullable(v.string())),
  }),
  errors: [],
});

export const galleryItemSchema = v.object({
  id: idSchema,
  /** `locked`: the picture is the blurred derivative, at most 32 px, and nothing here leads to the original (MEM-04). */
  state: v.picklist(['active', 'locked']),
  thumb: v.string(),
  full: v.nullable(v.string()),
  width: countSchema,
  height: countSchema,
});

export const profileSchema = v.object({
  ...memberSummarySchema.entries,
  about: v.string(),
  attributes: v.array(v.object({ name: v.picklist(attributeNames), value: v.string() })),
  interests: v.array(interestSchema),
  seeking: v.array(genderSchema),
  /** Spoken, by ISO 639-1. */
  languages: v.optional(v.array(v.string())),
  photos: v.array(galleryItemSchema),
  /** Coarse: kilometres rounded up to 5, from cell to cell; null without a position. */
  distance: v.nullable(countSchema),
  blocked: v.boolean(),
  /** The conversation with this member, if there is one. */
  conversation_id: v.nullable(idSchema),
});

const memberParams = v.object({ id: idSchema });

export const getMember = defineEndpoint({
  method: 'GET',
  path: '/api/members/:id',
  summary: 'One profile. Opening it leaves a visit and clears its new-like flag.',
  params: memberParams,
  query: v.object({
    ...trafficSource,
    /** Read before anybody opened it: no visit, and the flag stays. */
    ahead: v.optional(queryFlag),
    /** The own profile with the photos that such a member sees. Means nothing for other profiles. */
    as: v.optional(v.picklist(['free', 'premium'])),
  }),
  response: v.object({ profile: profileSchema }),
  errors: [],
});

export const listRelatedMembers = defineEndpoint({
  method: 'GET',
  path: '/api/members/:id/related',
  summary: 'Suggested and related profiles.',
  params: memberParams,
  query: v.object(trafficSource),
  response: v.object({ suggested: v.array(memberSummarySchema), related: v.array(memberSummarySchema) }),
  errors: [],
});

export const likeMember = defineEndpoint({
  method: 'PUT',
  path: '/api/members/:id/like',
  summary: 'Likes a member; tells whether it is mutual.',
  params: memberParams,
  response: v.object({
    match: v.boolean(),
    profile: v.pick(memberSummarySchema, ['id', 'name', 'fictional', 'main_image']),
  }),
  errors: [],
  idempotent: true,
});

export const unlikeMember = defineEndpoint({
  method: 'DELETE',
  path: '/api/members/:id/like',
  summary: 'Takes a like back.',
  params: memberParams,
  response: emptySchema,
  errors: [],
  idempotent: true,
});

export const blockMember = defineEndpoint({
  method: 'PUT',
  path: '/api/members/:id/block',
  summary: 'Blocks a member: both lose their chats and likes with each other.',
  params: memberParams,
  response: emptySchema,
  errors: [],
  idempotent: true,
});

export const unblockMember = defineEndpoint({
  method: 'DELETE',
  path: '/api/members/:id/block',
  summary: 'Unblocks a member.',
  params: memberParams,
  response: emptySchema,
  errors: [],
  idempotent: true,
});

export const listBlocks = defineEndpoint({
  method: 'GET',
  path: '/api/blocks',
  summary: 'Members the viewer has blocked, newest first, without pictures.',
  response: v.object({
    blocks: v.array(
      v.object({
        ...v.pick(memberSummarySchema, ['id', 'name', 'age', 'gender', 'country', 'region', 'place', 'fictional'])
          .entries,
        blocked_at: timeSchema,
      }),
    ),
  }),
  errors: [],
});

export const membersCalls = {
  search: searchMembers,
  get: getMember,
  related: listRelatedMembers,
  like: likeMember,
  unlike: unlikeMember,
  block: blockMember,
  unblock: unblockMember,
  blocks: listBlocks,
} as const;
