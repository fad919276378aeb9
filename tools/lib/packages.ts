import { globSync } from 'node:fs';
import { dirname } from 'node:path';

import { landers } from '../../packages/landers/build/landers.ts';
import { bin, fail, root, run } from './process.ts';

/** Packages that partners get from the registry; all others stay in this repository. */
export const publishedPackages = ['ui', 'api-client', 'landers'];

const pnpmFile = `${root}tools/toolchain/node_modules/pnpm/bin/pnpm.mjs`;

/** Runs the project's own pnpm, quietly; if it fails, ends with its output. */
export async function pnpm(args: string[], cwd = root): Promise<string> {
  const { status, output } = await run(process.execPath, [pnpmFile, ...args], { cwd, quiet: true });
  if (status !== 0) fail(`pnpm ${args[0]} failed:\n${output}`);
  return output;
}

export interface PackedPackage {
  name: string;
  tarball: string;
  /** Paths in the tarball. */
  files: string[];
}

/** Builds a package into its `dist` and packs it as for the registry. */
export async function buildAndPack(name: string, destination: string): Promise<PackedPackage> {
  const cwd = `${root}packages/${name}`;
  const builds = name === 'landers' ? [['tsdown'], ['vite', 'build', '--logLevel', 'warn']] : [['tsdown']];
  for (const [tool = '', ...args] of builds) {
    const { status, output } = await run(bin(tool), args, { cwd, quiet: true });
    if (status !== 0) fail(`packages/${name} does not build:\n${output}`);
  }
  const answer = await pnpm(['pack', '--pack-destination', destination, '--json'], cwd);
  const { filename, files } = JSON.parse(answer.slice(answer.indexOf('{'))) as {
    filename: string;
    files: { path: string }[];
  };
  return { name, tarball: filename, files: files.map(({ path }) => path) };
}

/** The import paths of a package: `exports` of its package.json with the patterns expanded. */
export function entryPoints(name: string): string[] {
  if (name === 'api-client') return ['.', './contract', './testing', './time'];
  if (name === 'landers') return landers.map((lander) => `./${lander}`);
  const folders = globSync('src/*/*/index.ts', { cwd: `${root}packages/${name}` }).map(dirname);
  return folders.map((folder) => folder.replace('src', '.')).sort();
}
