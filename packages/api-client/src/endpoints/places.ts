import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import { countrySchema, idSchema } from '../schemas.ts';
import { locales } from '../languages.ts';

/** Language of the names; by default the signed-in member's, else the site's. */
const language = v.optional(v.picklist(locales));

const placeSchema = v.object({ id: idSchema, region: v.string(), name: v.string(), local_name: v.string() });

export const listCountries = defineEndpoint({
  method: 'GET',
  path: '/api/countries',
  summary: "The countries of the site, by name in the reader's language.",
  query: v.object({ language }),
  response: v.object({ countries: v.array(v.object({ code: countrySchema, name: v.string() })) }),
  errors: [],
});

export const listPlaces = defineEndpoint({
  method: 'GET',
  path: '/api/places',
  summary:
    "Regions of a country by name, and the requested place. Names are in the reader's language where known, otherwise as in the country; `local_name` is always the name used there.",
  query: v.object({ country: countrySchema, place: v.optional(v.pipe(v.string(), v.maxLength(40))), language }),
  response: v.object({
    regions: v.array(v.object({ id: v.string(), name: v.string(), local_name: v.string() })),
    places: v.array(placeSchema),
  }),
  errors: [],
});

export const searchPlaces = defineEndpoint({
  method: 'GET',
  path: '/api/places/search',
  summary:
    'At most 20 places of a country, found by the beginning of a name in any language, typed with or without its diacritics; without a text, the biggest towns. Big places come first, and for a member with a place those near it.',
  query: v.object({
    country: countrySchema,
    text: v.pipe(v.string(), v.maxLength(60)),
    /** Limits the result to this region. */
    region: v.optional(v.pipe(v.string(), v.maxLength(40))),
    language,
  }),
  response: v.object({
    places: v.array(
      v.object({
        ...placeSchema.entries,
        /** A nearby town, to distinguish towns of the same name in one region. */
        near: v.nullable(v.string()),
      }),
    ),
  }),
  errors: [],
});

export const placesCalls = { countries: listCountries, list: listPlaces, search: searchPlaces } as const;
