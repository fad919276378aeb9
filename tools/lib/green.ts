import { mkdirSync, writeFileSync } from 'node:fs';

import { root, run } from './process.ts';

/** The tree of HEAD, if the working folder equals it; otherwise, and without git, `undefined`. */
export async function cleanTree(): Promise<string | undefined> {
  const git = async (...args: string[]) =>
    await run('git', args, { quiet: true }).catch(() => ({ status: 1, output: '' }));
  const [changes, tree] = [await git('status', '--porcelain'), await git('rev-parse', 'HEAD^{tree}')];
  return changes.status === 0 && tree.status === 0 && changes.output.trim() === '' ? tree.output.trim() : undefined;
}

/** Records in `.cache/green` that a whole run over this tree was green: main moves to such trees only. */
export function markGreen(tree: string): void {
  mkdirSync(`${root}.cache`, { recursive: true });
  writeFileSync(`${root}.cache/green`, `${tree}\n`);
}
