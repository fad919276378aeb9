import { endpoints } from '@heartline/api-client/contract';

import { policies, route, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { countriesOf, placesNamed, placesOf } from './place-names.service.ts';
import { languageOf } from './reader-language.ts';
import { nearestPlace, regionsOf } from './places.service.ts';

export function createPlacesRoutes({ sql }: Platform): Route[] {
  return [
    route({
      endpoint: endpoints.site.regions,
      policy: policies.everyone,
      rate: 'read',
      handle: async ({ query }, { site }) => {
        const countries = site.settings.countries.filter(
          (country) => query.country === undefined || country === query.country,
        );
        return { regions: await regionsOf(sql, countries) };
      },
    }),
    route({
      endpoint: endpoints.places.countries,
      policy: policies.everyone,
      rate: 'read',
      handle: async ({ query }, context) => ({
        countries: countriesOf(context.site.settings.countries, languageOf(context, query.language)),
      }),
    }),
    route({
      endpoint: endpoints.places.list,
      policy: policies.everyone,
      rate: 'read',
      handle: async ({ query }, context) =>
        context.site.settings.countries.includes(query.country)
          ? await placesOf(sql, query, languageOf(context, query.language))
          : { regions: [], places: [] },
    }),
    route({
      endpoint: endpoints.places.search,
      policy: policies.everyone,
      rate: 'read',
      handle: async ({ query }, context) => ({
        places: context.site.settings.countries.includes(query.country)
          ? await placesNamed(sql, query, context.viewer, languageOf(context, query.language))
          : [],
      }),
    }),
    route({
      endpoint: endpoints.site.geocode,
      policy: policies.members,
      rate: 'geocode',
      handle: async ({ query }) => {
        const place = await nearestPlace(sql, query.lat, query.lon);
        if (!place) return { geocode: null };
        return {
          geocode: {
            country: place.country,
            region: { id: place.region_id, name: place.region },
            place: { id: place.id, name: place.name },
          },
        };
      },
    }),
  ];
}
