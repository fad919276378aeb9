import { endpoints } from '@heartline/api-client/contract';

import { policies, route, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
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
