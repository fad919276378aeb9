import type { EndpointDefinition, EndpointInput, EndpointOutput } from './endpoint.ts';
import type { endpoints } from './endpoints/index.ts';
import { resources } from './endpoints/resources.ts';
import { NetworkError } from './errors.ts';
import type { RequestOptions, Transport } from './transport.ts';

type Call<E extends EndpointDefinition> =
  object extends EndpointInput<E>
    ? (input?: EndpointInput<E>, options?: RequestOptions) => Promise<EndpointOutput<E>>
    : (input: EndpointInput<E>, options?: RequestOptions) => Promise<EndpointOutput<E>>;

export type ApiClient = {
  [Resource in keyof typeof endpoints]: {
    [Name in keyof (typeof endpoints)[Resource]]: (typeof endpoints)[Resource][Name] extends EndpointDefinition
      ? Call<(typeof endpoints)[Resource][Name]>
      : never;
  };
};

type AnyCall = (input?: never, options?: RequestOptions) => Promise<unknown>;

/**
 * One method for each call of the contract: `api.search.members({ minAge: '30' })`. The schemas of a resource are loaded with its
 * first call, so that a page downloads only those it uses.
 */
export function createApiClient(transport: Transport): ApiClient {
  const made = Object.entries(resources).map(([resource, load]) => [resource, callsOf(resource, load, transport)]);
  return Object.fromEntries(made) as ApiClient;
}

function callsOf(
  resource: string,
  load: () => Promise<Record<string, EndpointDefinition>>,
  transport: Transport,
): object {
  const calls = new Map<string, AnyCall>();
  let loaded: Record<string, EndpointDefinition> | undefined;
  return new Proxy(
    {},
    {
      get(_target, name) {
        // `await` and JSON.stringify read these properties of any object; they are not calls.
        if (typeof name !== 'string' || name === 'then' || name === 'toJSON') return undefined;
        const known = calls.get(name);
        if (known) return known;
        const call: AnyCall = async (input, options) => {
          // Once the schemas are loaded, the request is sent before `call` returns: a call made as the page goes must not wait.
          loaded ??= await load().catch(offline);
          const endpoint = loaded[name];
          if (!endpoint) throw new TypeError(`the contract has no ${resource}.${name}`);
          return await transport.send(endpoint, (input ?? {}) as EndpointInput<typeof endpoint>, options);
        };
        calls.set(name, call);
        return call;
      },
    },
  );
}

/** The schemas of a resource come over the same network as its answers, so failing to load them is being offline. */
function offline(cause: unknown): never {
  throw new NetworkError('no answer', { cause });
}
