import type { EndpointDefinition } from '@heartline/api-client/contract';
import type { Context } from 'hono';
import * as v from 'valibot';

import { readBody, type BodyTimes } from './body.ts';
import { bodySizeOf, boundsOf, tooLongIn } from './bounds.ts';
import { ServerError } from './errors.ts';
import type { RequestContext, Route } from './route.ts';

export interface ParsedRequest {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Parses the input of a route. */
export interface Input {
  /** Maximum bytes of a body. */
  limit: number;
  /** Path and query. */
  address: (context: Context) => Pick<ParsedRequest, 'params' | 'query'>;
  /** Path, query and body; stores the raw body in the context where the route wants it. */
  read: (context: Context, requestContext: RequestContext) => Promise<ParsedRequest>;
  /** Validates a body. @throws ServerError validation_failed */
  body: (value: unknown) => unknown;
}

/** Maximum of fields named in an answer. */
const mostNames = 20;

/** Derives the limits from the schemas, once: refusing must stay cheap, whatever the input (security.md section 7). */
export function createInput({ endpoint, bodyLimit, rawBody }: Route, bodyTimes?: BodyTimes): Input {
  const schema = endpoint.body;
  const bounds = schema && boundsOf(schema);
  const limit = bodyLimit ?? (schema ? bodySizeOf(schema) : 0);
  const address: Input['address'] = (context) => parseAddress(endpoint, context);
  const body: Input['body'] = (value) => {
    if (!schema) return undefined;
    const tooLong = tooLongIn(value, bounds);
    if (tooLong !== undefined) throw invalid([tooLong]);
    return check(schema, value, 'body');
  };
  return {
    limit,
    address,
    body,
    async read(context, requestContext) {
      const parsed = address(context);
      if (!schema) return { ...parsed, body: undefined };
      const raw = await readBody(context.req.raw, limit, bodyTimes);
      if (rawBody) {
        // A caller that signs bytes may send a form as well as JSON: they are parsed where they are verified.
        requestContext.rawBody = raw.bytes;
        return { ...parsed, body: undefined };
      }
      return { ...parsed, body: body(raw.parse()) };
    },
  };
}

const parseAddress = ({ params, query }: EndpointDefinition, { req }: Context) => ({
  params: params ? check(params, storable(req.param()), undefined) : {},
  query: query ? check(query, singleValues(req.queries()), 'query') : {},
});

function storable(params: Record<string, string>): Record<string, string> {
  if (Object.values(params).some((value) => value.includes('\0'))) throw new ServerError('not_found');
  return params;
}

function singleValues(queries: Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(queries).map(([name, values]) => {
      // PostgreSQL stores no NUL.
      if (values.length > 1 || values[0]?.includes('\0')) throw invalid([name]);
      return [name, values[0] ?? ''];
    }),
  );
}

function check(schema: v.GenericSchema<unknown>, value: unknown, part: 'query' | 'body' | undefined): unknown {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  // A malformed id in a path is an id that does not exist.
  if (part === undefined) throw new ServerError('not_found');
  // Bounded by the number of fields in the schema and of items in its lists.
  throw invalid(new Set(result.issues.map((issue) => v.getDotPath(issue) ?? part)));
}

const invalid = (names: Iterable<string>) =>
  new ServerError('validation_failed', {
    fields: [...names].slice(0, mostNames).map((name) => ({ name, code: 'invalid' as const })),
  });
