import { root, run } from './process.ts';

export interface Difference {
  /** The base commit. */
  since: string;
  /** Paths from the root that differ from it, committed or not. */
  files: string[];
}

/** The differences since this branch left `since`: by default `main` of the origin, or the local one without it. */
export async function changedSince(since?: string, folder: string = root): Promise<Difference> {
  const git = async (...args: string[]) => {
    const { status, output } = await run('git', args, { cwd: folder, quiet: true });
    return status === 0 ? output.trim() : '';
  };
  const main = (await git('rev-parse', '--verify', '--quiet', 'origin/main')) ? 'origin/main' : 'main';
  const commit = await git('merge-base', 'HEAD', since ?? main);
  if (commit === '') throw new Error(`${since ?? main} is no commit that this one has anything in common with`);
  const differing = await git('diff', '--name-only', '--no-renames', commit);
  const added = await git('ls-files', '--others', '--exclude-standard');
  return { since: commit, files: `${differing}\n${added}`.split('\n').filter(Boolean) };
}
