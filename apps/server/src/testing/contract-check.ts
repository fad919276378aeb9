import { isDeepStrictEqual } from 'node:util';

import { commonErrors, endpoints, errorBodySchema, type EndpointDefinition } from '@heartline/api-client/contract';
import * as v from 'valibot';

const all: EndpointDefinition[] = Object.values(endpoints).flatMap(
  (calls) => Object.values(calls) as EndpointDefinition[],
);

function endpointOf(method: string, path: string): EndpointDefinition | undefined {
  const segments = path.split('/');
  return all.find((endpoint) => {
    const pattern = endpoint.path.split('/');
    return (
      endpoint.method === method &&
      pattern.length === segments.length &&
      pattern.every((part, index) => part.startsWith(':') || part === segments[index])
    );
  });
}

/**
 * Checks one answer against the contract, in every test: a success against the endpoint's schema, without extra fields (one may be
 * somebody's e-mail address); an error against the codes that the endpoint may answer with.
 */
export async function checkAnswer(method: string, path: string, response: Response): Promise<void> {
  const endpoint = endpointOf(method, path);
  if (!endpoint || endpoint.answer === 'stream' || response.status === 304) return;
  const what = `${method} ${path} answered ${response.status}`;
  if (response.status === 204) {
    if (endpoint.answer !== 'empty') throw new Error(`${what}, which is not in the contract`);
    return;
  }
  const json: unknown = await response.clone().json();
  if (!response.ok) {
    const { error } = v.parse(errorBodySchema, json);
    if (![...commonErrors, ...endpoint.errors].includes(error.code))
      throw new Error(`${what} with ${error.code}, which the contract does not name`);
    return;
  }
  const result = v.safeParse(endpoint.response, json);
  if (!result.success) {
    const issue = result.issues[0];
    throw new Error(`${what} against the contract: ${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`);
  }
  if (!isDeepStrictEqual(result.output, json))
    throw new Error(`${what} with more than the contract names: ${JSON.stringify(json)}`);
}
