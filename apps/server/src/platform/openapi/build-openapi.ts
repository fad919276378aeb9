import {
  clientTypeHeader,
  commonErrors,
  endpoints,
  errorBodySchema,
  errorStatus,
  type EndpointDefinition,
  type ErrorCode,
} from '@heartline/api-client/contract';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  $ref?: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: JsonSchema }> }>;
}

export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

/** openapi.json, generated from the contract alone. */
export function buildOpenApi(): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const [resource, calls] of Object.entries(endpoints)) {
    for (const [name, endpoint] of Object.entries(calls) as [string, EndpointDefinition][]) {
      const path = endpoint.path.replaceAll(/:([a-z_]+)/g, '{$1}');
      (paths[path] ??= {})[endpoint.method.toLowerCase()] = operationOf(resource, name, endpoint);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Heartline',
      version: '1',
      description: `Calls that change something need the header ${clientTypeHeader} (web, app or embed) and a same-origin request. The session is a cookie.`,
    },
    tags: Object.keys(endpoints).map((name) => ({ name })),
    paths,
    components: { schemas: { Error: schemaOf(errorBodySchema, 'output') } },
  };
}

function operationOf(resource: string, name: string, endpoint: EndpointDefinition): Operation {
  return {
    operationId: `${resource}.${name}`,
    tags: [resource],
    summary: endpoint.summary,
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...headersOf(endpoint),
    ],
    ...(endpoint.body ? { requestBody: { required: true, content: bodyOf(endpoint, endpoint.body) } } : {}),
    responses: { ...successOf(endpoint), ...errorsOf(endpoint) },
  };
}

function bodyOf(endpoint: EndpointDefinition, body: GenericSchema): Record<string, { schema: JsonSchema }> {
  if (!endpoint.upload) return { 'application/json': { schema: schemaOf(body, 'input') } };
  const photo: JsonSchema = { type: 'string', format: 'binary' };
  return { 'multipart/form-data': { schema: { type: 'object', properties: { photo }, required: ['photo'] } } };
}

function successOf(endpoint: EndpointDefinition): Operation['responses'] {
  if (endpoint.answer === 'empty') return { '204': { description: 'Done.' } };
  const type = endpoint.answer === 'stream' ? '*/*' : 'application/json';
  return { '200': { description: 'Answer.', content: { [type]: { schema: schemaOf(endpoint.response, 'output') } } } };
}

/** One entry per status, with its error codes. */
function errorsOf(endpoint: EndpointDefinition): Operation['responses'] {
  const codes: ErrorCode[] = [...new Set([...endpoint.errors, ...commonErrors])];
  const byStatus = Object.groupBy(codes, (code) => String(errorStatus[code]));
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, ofStatus]) => [
      status,
      { description: (ofStatus ?? []).join(', '), content },
    ]),
  );
}

function parametersOf(schema: GenericSchema | undefined, where: 'path' | 'query'): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

function headersOf({ idempotent, method }: EndpointDefinition): Parameter[] {
  if (!idempotent || method === 'GET' || method === 'DELETE') return [];
  return [
    {
      name: 'idempotency-key',
      in: 'header',
      required: false,
      description: 'Makes the call safe to repeat.',
      schema: { type: 'string' },
    },
  ];
}

function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
    target: 'draft-2020-12',
  });
  return rest as JsonSchema;
}
