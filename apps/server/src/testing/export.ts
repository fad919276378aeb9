import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import { strFromU8, unzipSync } from 'fflate';

import type { TestMember, TestServer } from './harness.ts';

type Copy = NonNullable<EndpointAnswer<typeof endpoints.export.get>['copy']>;

export const askForExport = (server: TestServer, as: TestMember, password: string): Promise<Response> =>
  server.request('POST', '/api/me/export', { as, body: { password } });

export async function copyOf(server: TestServer, as: TestMember): Promise<Copy | null> {
  const response = await server.request('GET', '/api/me/export', { as });
  return ((await response.json()) as { copy: Copy | null }).copy;
}

export interface Unzipped {
  /** Paths of all files in it. */
  names: string[];
  textOf: (name: string) => string;
  bytesOf: (name: string) => Uint8Array;
  /** data.json */
  data: Record<string, unknown>;
  /** All its texts, concatenated. */
  everything: string;
}

/** Requests an export, runs its jobs, downloads it as a browser would, and opens it. */
export async function takeExport(server: TestServer, as: TestMember, password: string): Promise<Unzipped> {
  const asked = await askForExport(server, as, password);
  if (!asked.ok) throw new Error(`not asked: ${await asked.text()}`);
  await server.platform.jobs.runDue();
  const copy = await copyOf(server, as);
  if (!copy?.address) throw new Error(`not ready: ${JSON.stringify(copy)}`);
  const answer = await server.request('GET', copy.address, { as });
  return unzip(new Uint8Array(await answer.arrayBuffer()));
}

export function unzip(bytes: Uint8Array): Unzipped {
  const files = unzipSync(bytes);
  const names = Object.keys(files);
  const bytesOf = (name: string) => {
    const found = files[name];
    if (!found) throw new Error(`${name} is not among ${names.join(', ')}`);
    return found;
  };
  const textOf = (name: string) => strFromU8(bytesOf(name));
  const texts = names.filter((name) => !name.endsWith('.webp'));
  return {
    names,
    textOf,
    bytesOf,
    data: JSON.parse(textOf('data.json')) as Record<string, unknown>,
    everything: texts.map(textOf).join('\n'),
  };
}
