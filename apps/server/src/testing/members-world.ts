import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import { expect } from 'vitest';

import { createSiteFinder } from '../site/site.service.ts';
import type { Site } from '../platform/site.ts';
import { createTestServer, type SignUpOptions, type TestMember } from './harness.ts';

export type SearchAnswer = EndpointAnswer<typeof endpoints.search.members>;
export type Profile = EndpointAnswer<typeof endpoints.profile.get>['profile'];

/** A server with helpers for finding and opening members. */
export async function openMembersWorld() {
  const server = await createTestServer();
  let country = 0;

  /** Each test has its members in a country of its own. */
  const nextCountry = (): string => {
    country += 1;
    return `Q${String.fromCodePoint(64 + country)}`;
  };
  const search = async (query: string, as?: TestMember): Promise<SearchAnswer> => {
    const response = await server.request('GET', `/api/members?${query}`, as ? { as } : {});
    expect(response.status, await response.clone().text()).toBe(200);
    return (await response.json()) as SearchAnswer;
  };
  const names = (answer: SearchAnswer): string[] => answer.profiles.map(({ name }) => name);
  const signUp = async (
    name: string,
    options: SignUpOptions = {},
    values: Record<string, unknown> = {},
  ): Promise<TestMember> => {
    const member = await server.signUp({ name, ...options });
    if (Object.keys(values).length > 0)
      await server.sql`update members set ${server.sql(values)} where id = ${member.memberId}`;
    return member;
  };
  const openProfile = async (of: TestMember, as?: TestMember): Promise<Profile> => {
    const response = await server.request('GET', `/api/members/${of.publicId}`, as ? { as } : {});
    expect(response.status).toBe(200);
    return ((await response.json()) as { profile: Profile }).profile;
  };
  /** The first site with other settings. */
  const siteWith = async (settings: Partial<Site['settings']>): Promise<Site> => {
    const site = await createSiteFinder(server.sql)('localhost', undefined);
    return { ...site, settings: { ...site.settings, ...settings } };
  };
  return { server, nextCountry, search, names, signUp, openProfile, siteWith };
}
