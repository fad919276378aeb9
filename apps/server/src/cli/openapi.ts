import { readFile, writeFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';

import { buildOpenApi } from '../platform/openapi/build-openapi.ts';

/** Writes packages/api-client/openapi.json from the contract; with --check it only reports whether the file is current. */
export const openApiFile = new URL('../../../../packages/api-client/openapi.json', import.meta.url);
const openApiText = (): string => `${JSON.stringify(buildOpenApi(), null, 2)}\n`;

if (import.meta.main) {
  if (!process.argv.includes('--check')) await writeFile(openApiFile, openApiText());
  else if (!isDeepStrictEqual(JSON.parse(await readFile(openApiFile, 'utf8')), JSON.parse(openApiText()))) {
    console.error('packages/api-client/openapi.json is old: run node apps/server/src/cli/openapi.ts');
    process.exit(1);
  }
}
