import { endpoints, searchQuerySchema } from '@heartline/api-client/contract';
import * as v from 'valibot';

import { ServerError } from '../platform/http/errors.ts';
import { memberOf, policies, route, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { languageOf } from '../places/reader-language.ts';
import { noteActivity } from '../people/activity.ts';
import { requireLook } from '../people/visitors.ts';
import { findNumbers, loadMemberSummaries, pickSummaries } from '../people/member-summary.store.ts';
import { neighboursOf } from './neighbours.service.ts';
import { interestsWithPeople, regionsWithPeople } from './people-counts.service.ts';
import { deleteSavedSearch, findSavedSearch, saveSearch } from './saved-search.store.ts';
import { readFilter } from './search-filter.ts';
import { beholderOf } from '../people/visibility.ts';
import { searchMembers } from './search.service.ts';
import { wideningsOf } from './widenings.service.ts';

/** The search, and the endpoints around it. */
export function createSearchRoutes(platform: Platform): Route[] {
  const { sql, clock } = platform;
  return [
    route({
      endpoint: endpoints.search.members,
      policy: policies.visitorsAndMembers,
      rate: 'search',
      partners: true,
      handle: async ({ query }, context) => {
        requireLook(context, query);
        await noteActivity(platform, context.viewer);
        return await searchMembers(platform, context.viewer, context.site, query);
      },
    }),
    route({
      endpoint: endpoints.search.widenings,
      policy: policies.visitorsAndMembers,
      rate: 'search',
      handle: async ({ query }, context) => {
        requireLook(context, query);
        return await wideningsOf(platform, context.viewer, context.site, query);
      },
    }),
    route({
      endpoint: endpoints.search.regions,
      policy: policies.visitorsAndMembers,
      rate: 'search',
      partners: true,
      handle: async ({ query }, context) => {
        requireLook(context, query);
        const locale = languageOf(context, query.language);
        return { regions: await regionsWithPeople(platform, context.site, query.country, locale) };
      },
    }),
    route({
      endpoint: endpoints.search.interests,
      policy: policies.visitorsAndMembers,
      rate: 'search',
      partners: true,
      handle: async ({ query }, context) => {
        requireLook(context, query);
        return { interests: await interestsWithPeople(platform, context.site, query.country) };
      },
    }),
    route({
      endpoint: endpoints.search.again,
      policy: policies.visitorsAndMembers,
      rate: 'again',
      handle: async ({ query, body }, context) => {
        requireLook(context, query);
        const ids = await findNumbers(sql, context.site.pool, body.ids);
        const summaries = await loadMemberSummaries(platform, beholderOf(context.viewer), ids, { reasons: true });
        return { profiles: pickSummaries(summaries, ids) };
      },
    }),
    route({
      endpoint: endpoints.search.neighbours,
      policy: policies.visitorsAndMembers,
      rate: 'read',
      handle: async ({ query: { member, ...query } }, context) => {
        requireLook(context, query);
        return await neighboursOf(platform, context.viewer, context.site, member, query);
      },
    }),
    route({
      endpoint: endpoints.search.saved,
      policy: policies.members,
      rate: 'read',
      handle: async (_request, context) => ({ filter: await findSavedSearch(sql, memberOf(context).memberId) }),
    }),
    route({
      endpoint: endpoints.search.save,
      policy: policies.members,
      rate: 'write',
      handle: async ({ body: { filter } }, context) => {
        const viewer = memberOf(context);
        // A filter can only be saved if the search would accept it.
        const parsed = v.safeParse(searchQuerySchema, filter);
        if (!parsed.success) {
          const names = new Set(parsed.issues.map((issue) => `filter.${v.getDotPath(issue) ?? ''}`));
          throw new ServerError('validation_failed', {
            fields: [...names].map((name) => ({ name, code: 'invalid' as const })),
          });
        }
        await readFilter(platform, viewer, context.site, parsed.output);
        await saveSearch(sql, viewer.memberId, filter, clock.now());
        return { filter };
      },
    }),
    route({
      endpoint: endpoints.search.forget,
      policy: policies.members,
      rate: 'write',
      handle: async (_request, context) => {
        await deleteSavedSearch(sql, memberOf(context).memberId);
        return {};
      },
    }),
  ];
}
