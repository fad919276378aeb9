import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import {
  colourSchema,
  countSchema,
  genderSchema,
  idSchema,
  interestSchema,
  memberSummarySchema,
  queryFlag,
  trafficSource,
} from '../schemas.ts';
import { attributeNames } from '../vocabulary.ts';

export const galleryItemSchema = v.object({
  id: idSchema,
  /** `locked`: the picture is the blurred derivative, at most 32 px, and nothing in the answer leads to the original (MEM-04). */
  state: v.picklist(['active', 'locked']),
  thumb: v.string(),
  full: v.nullable(v.string()),
  width: countSchema,
  height: countSchema,
  /** Null for a locked picture. */
  colour: colourSchema,
});

export const profileSchema = v.object({
  ...memberSummarySchema.entries,
  about: v.string(),
  attributes: v.array(v.object({ name: v.picklist(attributeNames), value: v.string() })),
  interests: v.array(interestSchema),
  seeking: v.array(genderSchema),
  /** Languages the member speaks, by ISO 639-1. */
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
    /** Prefetched before the viewer opens it: counts no visit, and the flag stays. */
    ahead: v.optional(queryFlag),
    /** The viewer's own profile with the photos that such a member sees. Ignored for other profiles. */
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

export const profileCalls = {
  get: getMember,
  related: listRelatedMembers,
} as const;
