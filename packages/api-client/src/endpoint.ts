import type { CamelCasedPropertiesDeep } from 'type-fest';
import type * as v from 'valibot';

import type { ErrorCode } from './errors.ts';

type AnySchema = v.GenericSchema<any, any>;

export interface EndpointDefinition<
  Params extends AnySchema | undefined = AnySchema | undefined,
  Query extends AnySchema | undefined = AnySchema | undefined,
  Body extends AnySchema | undefined = AnySchema | undefined,
  Response extends AnySchema = AnySchema,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `:name` for each parameter, exactly as in the registry of calls. */
  path: string;
  /** One sentence for openapi.json. */
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Default JSON. `multipart` for uploads, `empty` for 204, `stream` for server-sent events. */
  answer?: 'json' | 'empty' | 'stream';
  upload?: boolean;
  response: Response;
  /** Codes this call answers with, besides those of every call (see `commonErrors`). */
  errors: readonly ErrorCode[];
  /** A write that the client may repeat because it carries an Idempotency-Key or a client id. */
  idempotent?: boolean;
}

/** Describes one call, once: client types, server parsing, story data and openapi.json all come from this object. */
export function defineEndpoint<
  const Params extends AnySchema | undefined = undefined,
  const Query extends AnySchema | undefined = undefined,
  const Body extends AnySchema | undefined = undefined,
  const Response extends AnySchema = AnySchema,
>(definition: EndpointDefinition<Params, Query, Body, Response>): EndpointDefinition<Params, Query, Body, Response> {
  return definition;
}

type OutputOf<S> = [NonNullable<S>] extends [never]
  ? unknown
  : NonNullable<S> extends AnySchema
    ? v.InferOutput<NonNullable<S>>
    : unknown;
type InputOf<S> = [NonNullable<S>] extends [never]
  ? unknown
  : NonNullable<S> extends AnySchema
    ? v.InferInput<NonNullable<S>>
    : unknown;

/** The input of the server's handler, in wire names. */
export type EndpointRequest<E extends EndpointDefinition> = {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
  body: OutputOf<E['body']>;
};
/** The answer of the server's handler, in wire names. */
export type EndpointAnswer<E extends EndpointDefinition> = v.InferInput<E['response']>;
/** The input of the client's caller, in our names: parameters, query and body in one object. */
export type EndpointInput<E extends EndpointDefinition> = CamelCasedPropertiesDeep<
  InputOf<E['params']> & InputOf<E['query']> & InputOf<E['body']>
>;
/** The answer to the client's caller, in our names. snake_case ends here. */
export type EndpointOutput<E extends EndpointDefinition> = CamelCasedPropertiesDeep<v.InferOutput<E['response']>>;
