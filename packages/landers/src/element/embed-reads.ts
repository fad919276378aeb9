import type { EndpointDefinition } from '@heartline/api-client/contract';
import * as v from 'valibot';

/*
 * The contract's public calls, reduced to the fields a lander shows and counts: a lander that a partner has pinned keeps working with a
 * later site whose answers have new fields and values. embed-reads.test.ts compares them with the contract.
 */

const text = v.optional(v.string());
const source = { network: text, ref: text };

export const readSettings = {
  method: 'GET',
  path: '/api/settings.php',
  summary: '',
  query: v.object({ ...source, language: text }),
  response: v.object({
    settings: v.object({
      name: v.string(),
      niche: v.number(),
      min_age: v.number(),
      signups: v.picklist(['all', 'with_trafficsource', 'none']),
      fictional_singular: v.string(),
      fictional_warning: v.string(),
      logged_out_search: v.boolean(),
      logged_out_search_trafficsource: v.boolean(),
      geoip_selected_country: v.string(),
      countries: v.array(v.string()),
    }),
  }),
  errors: [],
} satisfies EndpointDefinition;

export const readMembers = {
  method: 'GET',
  path: '/api/members',
  summary: '',
  query: v.object({ ...source, gender: text, country: text, with_photo: text, real: text }),
  response: v.object({
    profiles: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        age: v.number(),
        country: v.string(),
        region: v.nullable(v.string()),
        place: v.nullable(v.string()),
        fictional: v.boolean(),
        main_image: v.nullable(v.object({ match: v.string() })),
      }),
    ),
    num_results: v.number(),
  }),
  errors: [],
} satisfies EndpointDefinition;

export const readRegions = {
  method: 'GET',
  path: '/api/search/regions',
  summary: '',
  query: v.object({ ...source, country: v.string(), language: text }),
  response: v.object({
    regions: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        latitude: v.number(),
        longitude: v.number(),
        people: v.nullable(v.number()),
      }),
    ),
  }),
  errors: [],
} satisfies EndpointDefinition;

export const readInterests = {
  method: 'GET',
  path: '/api/search/interests',
  summary: '',
  query: v.object({ ...source, country: v.string() }),
  response: v.object({ interests: v.array(v.object({ interest: v.string(), people: v.number() })) }),
  errors: [],
} satisfies EndpointDefinition;

export const countEvent = {
  method: 'POST',
  path: '/api/lander-events',
  summary: '',
  body: v.object({
    lander: v.string(),
    what: v.picklist(['view', 'start']),
    ...source,
    sub1: text,
    sub2: text,
    sub3: text,
  }),
  answer: 'empty',
  response: v.undefined(),
  errors: [],
} satisfies EndpointDefinition;
