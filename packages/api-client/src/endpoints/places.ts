import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import { countrySchema, idSchema } from '../schemas.ts';
import { locales } from '../languages.ts';

/** Of the names; else the signed-in member's language, else the site's. */
const language = v.optional(v.picklist(locales));

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
    "Regions and places of a country, each by name. Names are the reader's where they are known, else those of the country; `local_name` is what stands there.",
  query: v.object({ country: countrySchema, language }),
  response: v.object({
    regions: v.array(v.object({ id: v.string(), name: v.string(), local_name: v.string() })),
    places: v.array(v.object({ id: idSchema, region: v.string(), name: v.string(), local_name: v.string() })),
  }),
  errors: [],
});

export const placesCalls = { countries: listCountries, list: listPlaces } as const;
