import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { buildAndPack, pnpm } from '../../tools/lib/packages.ts';
import { fail, run } from '../../tools/lib/process.ts';

/** Folder of the measured pages and the libraries for comparison, with a lock file of its own. */
export const folder = fileURLToPath(new URL('.', import.meta.url));

/** Installs the libraries for comparison, and our own package as it would be published. */
export async function prepare(): Promise<void> {
  await pnpm(['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'], folder);
  const packed = mkdtempSync(join(tmpdir(), 'heartline-bench-ui-'));
  const { tarball } = await buildAndPack('ui', packed);
  const home = `${folder}node_modules/@heartline/ui`;
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const { status, output } = await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', home], { quiet: true });
  if (status !== 0) fail(`the packed elements cannot be unpacked:\n${output}`);
  rmSync(packed, { recursive: true, force: true });
}
