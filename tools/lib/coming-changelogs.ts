import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { publishedPackages } from './packages.ts';
import { bin, root, run, withPnpm, type Result } from './process.ts';

/** By package, the newest section of the changelog that `changeset version` would write, made in a copy. */
export async function comingChangelogs(): Promise<Record<string, string>> {
  const copy = mkdtempSync(join(tmpdir(), 'heartline-release-'));
  try {
    expectDone(await run('git', ['clone', '--quiet', '--shared', root, copy], { quiet: true }));
    cpSync(`${root}.changeset`, `${copy}/.changeset`, { recursive: true });
    expectDone(await run(bin('changeset'), ['version'], { cwd: copy, quiet: true, env: withPnpm }));
    return Object.fromEntries(
      publishedPackages.map((name) => {
        const file = `${copy}/packages/${name}/CHANGELOG.md`;
        const [title = '', newest] = existsSync(file) ? readFileSync(file, 'utf8').split(/^## /m) : [];
        return [name, newest === undefined ? `${name}: nothing new` : `${title.trim()}\n${newest.trim()}`];
      }),
    );
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function expectDone({ status, output }: Result): void {
  if (status !== 0) throw new Error(`No changelog: ${output}`);
}
