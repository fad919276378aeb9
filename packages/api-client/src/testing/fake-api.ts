import * as v from 'valibot';

import { toCamel, toSnake } from '../casing.ts';
import { createApiClient, type ApiClient } from '../client.ts';
import { endpoints } from '../endpoints/index.ts';
import type { EndpointDefinition, EndpointInput, EndpointOutput } from '../endpoint.ts';

type Handlers = {
  [Resource in keyof typeof endpoints]?: {
    [Name in keyof (typeof endpoints)[Resource]]?: (typeof endpoints)[Resource][Name] extends EndpointDefinition
      ? (
          input: EndpointInput<(typeof endpoints)[Resource][Name]>,
        ) =>
          | EndpointOutput<(typeof endpoints)[Resource][Name]>
          | Promise<EndpointOutput<(typeof endpoints)[Resource][Name]>>
      : never;
  };
};

/**
 * A client for stories and tests, without a server. Answers are checked against the contract's schema, so a story cannot show what the
 * server could not send. A call without a handler never answers: the loading state.
 */
export function createFakeApi(handlers: Handlers): ApiClient {
  const names = new Map<EndpointDefinition, [string, string]>();
  for (const [resource, calls] of Object.entries(endpoints))
    for (const [name, endpoint] of Object.entries(calls)) names.set(endpoint as EndpointDefinition, [resource, name]);
  return createApiClient({
    async send(endpoint, input) {
      const [resource, name] = names.get(endpoint) ?? ['', ''];
      const handler = (handlers as Record<string, Record<string, (input: unknown) => unknown> | undefined>)[resource]?.[
        name
      ];
      if (!handler) return new Promise<never>(() => {});
      const answer = await handler(input);
      return toCamel(v.parse(endpoint.response, toSnake(answer))) as EndpointOutput<typeof endpoint>;
    },
  });
}
