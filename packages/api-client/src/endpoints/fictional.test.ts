import { expect, it } from 'vitest';

import type { EndpointDefinition } from '../endpoint.ts';
import { endpoints } from './index.ts';

type Schema = Record<string, unknown>;

/** Every object within a schema, with its path in the answer. */
function objectsIn(schema: unknown, way: string, found: { way: string; fields: string[] }[] = []) {
  if (typeof schema !== 'object' || schema === null) return found;
  const { entries, item, wrapped, options, pipe } = schema as Schema;
  if (entries) {
    found.push({ way, fields: Object.keys(entries) });
    for (const [name, inner] of Object.entries(entries)) objectsIn(inner, `${way}.${name}`, found);
  }
  for (const inner of [item, wrapped, ...((options ?? pipe ?? []) as unknown[])]) {
    if (inner !== schema) objectsIn(inner, way, found);
  }
  return found;
}

/** Fields that show a member: a name with a picture or an age, or the blurred picture in their place. */
const showsSomebody = (fields: string[]) =>
  fields.includes('blurred_image') ||
  (fields.includes('name') && ['main_image', 'age'].some((one) => fields.includes(one)));

/** Paths of the viewer's own data. */
const own = [/\.user$/];

it('[LOC-10a] every answer that shows a member, by name or blurred, says whether the profile is fictional', () => {
  const calls = Object.values(endpoints).flatMap((resource) => Object.values(resource) as EndpointDefinition[]);
  const shown = calls
    .flatMap(({ method, path, response }) => objectsIn(response, `${method} ${path}`))
    .filter(({ way, fields }) => showsSomebody(fields) && !own.some((mine) => mine.test(way)));
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter(({ fields }) => !fields.includes('fictional')).map(({ way }) => way)).toEqual([]);
});
