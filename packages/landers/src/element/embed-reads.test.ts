import { endpoints } from '@heartline/api-client/contract';
import * as v from 'valibot';
import { expect, it } from 'vitest';

import { toSnake } from '../../../api-client/src/casing.ts';
import { manyMembers, settings } from '../testing/fixtures.ts';
import { readMembers, readSettings } from './embed-reads.ts';

const settingsAnswer = { settings: toSnake(settings) as Record<string, unknown> };
const membersAnswer = { profiles: toSnake(manyMembers(2)), num_results: 2, page: 1, similar: [] };

it.each([
  ['settings', readSettings, endpoints.site.settings, settingsAnswer],
  ['members', readMembers, endpoints.search.members, membersAnswer],
] as const)('reads of %s what the contract has', (_name, read, endpoint, answer) => {
  expect([read.method, read.path]).toEqual([endpoint.method, endpoint.path]);
  expect(Object.keys(endpoint.query?.entries ?? {})).toEqual(expect.arrayContaining(Object.keys(read.query.entries)));
  expect(v.parse(endpoint.response, answer)).toMatchObject(v.parse(read.response, answer));
});

it('goes on reading when a later site has more to say', () => {
  const later = { settings: { ...settingsAnswer.settings, languages: ['de', 'pt'], niche: 9, new_field: true } };
  expect(v.parse(readSettings.response, later).settings).toMatchObject({ name: 'Heartline', niche: 9 });
});
