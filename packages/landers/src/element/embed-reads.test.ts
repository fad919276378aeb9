import { endpoints } from '@heartline/api-client/contract';
import * as v from 'valibot';
import { expect, it } from 'vitest';

import { toSnake } from '../../../api-client/src/casing.ts';
import { interests, manyMembers, regions, settings } from '../testing/fixtures.ts';
import { countEvent, readInterests, readMembers, readRegions, readSettings } from './embed-reads.ts';

const settingsAnswer = { settings: toSnake(settings) as Record<string, unknown> };
const membersAnswer = { profiles: toSnake(manyMembers(2)), num_results: 2, page: 1, similar: [] };

it.each([
  ['settings', readSettings, endpoints.site.settings, settingsAnswer],
  ['members', readMembers, endpoints.search.members, membersAnswer],
  ['interests', readInterests, endpoints.search.interests, { interests }],
  ['regions', readRegions, endpoints.search.regions, { regions }],
] as const)('reads only fields of %s that the contract has', (_name, read, endpoint, answer) => {
  expect([read.method, read.path]).toEqual([endpoint.method, endpoint.path]);
  expect(Object.keys(endpoint.query?.entries ?? {})).toEqual(expect.arrayContaining(Object.keys(read.query.entries)));
  expect(v.parse(endpoint.response, answer)).toMatchObject(v.parse(read.response, answer));
});

it('counts the same events as the contract', () => {
  const { method, path, body, answer } = endpoints.partners.count;
  expect([countEvent.method, countEvent.path, countEvent.answer]).toEqual([method, path, answer]);
  expect(Object.keys(countEvent.body.entries)).toEqual(Object.keys(body?.entries ?? {}));
});

it('accepts the additional fields and values of a later site', () => {
  const later = { settings: { ...settingsAnswer.settings, languages: ['de', 'pt'], niche: 9, new_field: true } };
  expect(v.parse(readSettings.response, later).settings).toMatchObject({ name: 'Heartline', niche: 9 });
});
