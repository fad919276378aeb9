import * as v from 'valibot';

import { toCamel, toSnake } from './casing.ts';
import type { EndpointDefinition, EndpointInput, EndpointOutput } from './endpoint.ts';
import { ApiError, ContractError, errorBodySchema, NetworkError } from './errors.ts';
import { abortAfter, wait, type Time } from './time.ts';

/** Where the request comes from; the server requires it of every state-changing call (security.md section 1). */
export type ClientType = 'web' | 'app' | 'embed';
export const clientTypeHeader = 'x-heartline-client';

export interface RequestOptions {
  signal?: AbortSignal;
  /** Makes a write safe to repeat; the same key gives the same answer. */
  idempotencyKey?: string;
  /** Retries after the first try. The chat's outbox asks for none: it repeats by itself. @default those of the transport */
  retries?: number;
  /** Sends this one call by another `fetch`, such as one that reports the progress of an upload. */
  fetch?: typeof fetch;
}

export interface TransportOptions {
  /** Origin of the API; the page's own by default. */
  baseUrl?: string;
  clientType?: ClientType;
  fetch?: typeof fetch;
  /** Called once per 403 with authentication_required (SES-03). */
  onAuthenticationRequired?: () => void;
  /** Milliseconds until a try is given up; uploads have six times as long. @default 20000 */
  timeout?: number;
  /** Retries after the first try, unless a call names its own. None where the whole page waits for the answer. @default 5 */
  retries?: number;
  /** Replaced in tests. */
  time?: Pick<Time, 'wait' | 'abortAfter'>;
  random?: () => number;
}

export interface Transport {
  send<E extends EndpointDefinition>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: RequestOptions,
  ): Promise<EndpointOutput<E>>;
}

const maxRetries = 5;
const retriedStatus = new Set([429, 502, 503, 504]);

/** Sends the calls of the contract over `fetch`, with the retry rules of SES-02 and design.md section 3. */
export function createTransport({
  baseUrl = '',
  clientType = 'web',
  fetch: send = (...args) => fetch(...args),
  onAuthenticationRequired,
  timeout = 20_000,
  retries = maxRetries,
  time = { wait, abortAfter },
  random = Math.random,
}: TransportOptions = {}): Transport {
  async function once(endpoint: EndpointDefinition, request: Request, { signal, fetch: other = send }: RequestOptions) {
    // Megabytes over a phone's connection take longer than an answer may; the server gives them two minutes.
    const signals = [time.abortAfter(endpoint.upload ? timeout * 6 : timeout), ...(signal ? [signal] : [])];
    let response: Response;
    try {
      response = await other(request, { signal: AbortSignal.any(signals) });
    } catch (cause) {
      if (signal?.aborted) throw signal.reason;
      throw new NetworkError('no answer', { cause });
    }
    if (response.ok) return endpoint.answer === 'empty' ? undefined : parseAnswer(endpoint, response);
    throw await parseError(response);
  }

  return {
    async send(endpoint, input, options = {}) {
      const build = () => buildRequest(endpoint, input as Record<string, unknown>, options, { baseUrl, clientType });
      const repeatable =
        endpoint.method === 'GET' || options.idempotencyKey !== undefined || endpoint.idempotent === true;
      for (let attempt = 0; ; attempt += 1) {
        const last = !repeatable || attempt >= (options.retries ?? retries);
        try {
          // A new request for each try: a body can be read once, and cloning a request costs milliseconds.
          return (await once(endpoint, build(), options)) as EndpointOutput<typeof endpoint>;
        } catch (error) {
          if (error instanceof ApiError && error.body.authentication_required) onAuthenticationRequired?.();
          const passing =
            error instanceof NetworkError || (error instanceof ApiError && retriedStatus.has(error.status));
          if (!passing || last) throw error;
          const backoff = Math.min(16_000, 500 * 2 ** attempt) * (0.5 + random() / 2);
          const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
          if (asked > 30_000) throw error;
          // Every refused client is given the same Retry-After: the jitter keeps them from returning at the same moment.
          await time.wait(asked > backoff ? asked * (1 + random() / 2) : backoff, options.signal);
          options.signal?.throwIfAborted();
        }
      }
    },
  };
}

interface Origin {
  baseUrl: string;
  clientType: ClientType;
}

function buildRequest(
  endpoint: EndpointDefinition,
  input: Record<string, unknown>,
  options: RequestOptions,
  origin: Origin,
): Request {
  const rest = { ...input };
  const path = endpoint.path.replace(/:([a-z_]+)/g, (_match, name: string) => {
    const key = toCamelKey(name);
    const value = rest[key];
    delete rest[key];
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const name of queryNames(endpoint)) {
    const key = toCamelKey(name);
    const value = rest[key];
    delete rest[key];
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null) query.append(name, String(item));
  }
  const headers = new Headers({ accept: 'application/json', [clientTypeHeader]: origin.clientType });
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey);
  let body: string | FormData | null = null;
  if (endpoint.upload) {
    body = new FormData();
    for (const [key, value] of Object.entries(rest)) if (value !== undefined) body.append(key, value as string | Blob);
  } else if (endpoint.body) {
    headers.set('content-type', 'application/json');
    body = JSON.stringify(toSnake(rest));
  }
  const search = query.size > 0 ? `?${query.toString()}` : '';
  const base = origin.baseUrl || (typeof location === 'undefined' ? 'http://localhost' : location.origin);
  return new Request(`${base}${path}${search}`, { method: endpoint.method, headers, body, credentials: 'same-origin' });
}

function queryNames(endpoint: EndpointDefinition): string[] {
  const schema = endpoint.query as { entries?: Record<string, unknown> } | undefined;
  return Object.keys(schema?.entries ?? {});
}

const toCamelKey = (name: string) => name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());

async function parseAnswer(endpoint: EndpointDefinition, response: Response): Promise<unknown> {
  let json: unknown;
  try {
    json = await response.json();
  } catch (cause) {
    throw new ContractError(`${endpoint.method} ${endpoint.path}: no JSON`, { cause });
  }
  const result = v.safeParse(endpoint.response, json);
  if (result.success) return toCamel(result.output);
  const where = v.getDotPath(result.issues[0]);
  throw new ContractError(`${endpoint.method} ${endpoint.path}: ${where ?? 'answer'}: ${result.issues[0].message}`);
}

async function parseError(response: Response): Promise<Error> {
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  const parsed = v.safeParse(errorBodySchema, await response.json().catch(() => undefined));
  if (parsed.success) return new ApiError(response.status, parsed.output.error, retryAfter);
  if (response.status === 429) return new ApiError(429, { code: 'rate_limited' }, retryAfter);
  if (retriedStatus.has(response.status)) return new ApiError(response.status, { code: 'busy' }, retryAfter);
  return new ContractError(`status ${response.status} without an error of the contract`);
}
