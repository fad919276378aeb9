import type { EndpointDefinition, EndpointInput, EndpointOutput } from './endpoint.ts';
import { endpoints } from './endpoints/index.ts';
import type { RequestOptions, Transport } from './transport.ts';

type Call<E extends EndpointDefinition> = object extends EndpointInput<E>
  ? (input?: EndpointInput<E>, options?: RequestOptions) => Promise<EndpointOutput<E>>
  : (input: EndpointInput<E>, options?: RequestOptions) => Promise<EndpointOutput<E>>;

export type ApiClient = {
  [Resource in keyof typeof endpoints]: {
    [Name in keyof (typeof endpoints)[Resource]]: (typeof endpoints)[Resource][Name] extends EndpointDefinition
      ? Call<(typeof endpoints)[Resource][Name]>
      : never;
  };
};

/** One method for each call of the contract: `api.members.search({ minAge: 30 })`. */
export function createApiClient(transport: Transport): ApiClient {
  const resources = Object.entries(endpoints).map(([resource, calls]) => [
    resource,
    Object.fromEntries(
      Object.entries(calls as Record<string, EndpointDefinition>).map(([name, endpoint]) => [
        name,
        (input: never, options?: RequestOptions) => transport.send(endpoint, (input ?? {}) as never, options),
      ]),
    ),
  ]);
  return Object.fromEntries(resources) as ApiClient;
}
