// Builds and packs the published packages, and checks them as a partner's bundler and type checker would.
// `--write` saves the public API of the elements to packages/ui/api.md.
// Proves [LIB-03b].
// Proves [LND-03a].
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { landers, scripts } from '../../packages/landers/build/landers.ts';
import { problemsOfFreshApp } from '../../tests/package/fresh-app.ts';
import { problemsOfShaking } from '../../tests/package/shake.ts';
import { buildAndPack, entryPoints, publishedPackages, type PackedPackage } from '../lib/packages.ts';
import { bin, root, run } from '../lib/process.ts';
import { apiFile, describeUiApi, differences } from './ui-api.ts';

/** Files required in a tarball, besides its entry points. */
const required: Record<string, string[]> = {
  ui: [
    ...['elements', 'foundation', 'styles', 'controls/button/classes'].map((name) => `dist/${name}.css`),
    ...['figtree-latin-wght-normal', 'fraunces-soft-latin', 'fraunces-soft-latin-ext'].map(
      (name) => `dist/fonts/${name}.woff2`,
    ),
    'dist/foundations/fonts/LICENSE',
    ...['boxed', 'place'].map((name) => `dist/lib/${name}.css`),
    ...['base', 'faces', 'meaning', 'scale', 'theme', 'themes'].map((name) => `dist/foundations/tokens/${name}.css`),
  ],
  'api-client': ['openapi.json'],
  landers: [...scripts.map((name) => `${name}.js`), 'figtree-latin.woff2', 'fraunces-soft-latin.woff2', 'manifest.json']
    .map((name) => `dist/embed/${name}`)
    .concat(landers.flatMap((name) => [`dist/react/${name}.js`, `dist/react/${name}.d.ts`])),
};

async function problemsOf({ name, tarball, files }: PackedPackage): Promise<string[]> {
  const problems = (required[name] ?? [])
    .filter((file) => !files.includes(file))
    .map((file) => `${file} is not in the package`);
  if (files.some((file) => /\.(stories|test)\./.test(file))) problems.push('tests or stories are in the package');
  for (const missing of undeclared(name, files)) problems.push(`imports ${missing}, which package.json does not name`);
  const points = entryPoints(name);
  if (points.length === 0) problems.push('no entry points');
  const types = ['--profile', 'esm-only', '--no-definitely-typed', '--format', 'ascii', '--entrypoints', ...points];
  const [publint, attw, ...used] = await Promise.all([
    run(bin('publint'), ['run', tarball, '--strict'], { quiet: true }),
    run(bin('attw'), [tarball, ...types], { quiet: true }),
    ...(name === 'ui' ? [apiProblems(), problemsOfShaking(`${root}packages/ui`), problemsOfFreshApp(tarball)] : []),
  ]);
  for (const { status, output } of [publint, attw]) if (status !== 0) problems.push(output);
  return [...problems, ...used.flat()];
}

function apiProblems(): string[] {
  const now = describeUiApi();
  if (process.argv.includes('--write')) writeFileSync(apiFile, now);
  const changed = differences(readFileSync(apiFile, 'utf8'), now);
  const advice = 'the public API differs from packages/ui/api.md: review it, write it with --write, add a changeset';
  return changed.length > 0 ? [`${advice}\n${changed.join('\n')}`] : [];
}

/** Packages that the built files import, but that a partner would not get with this one. */
function undeclared(name: string, files: string[]): string[] {
  const path = `${root}packages/${name}`;
  const manifest = JSON.parse(readFileSync(`${path}/package.json`, 'utf8')) as Record<
    string,
    Record<string, string> | undefined
  >;
  const declared = { ...manifest['dependencies'], ...manifest['peerDependencies'] };
  const imported = new Set<string>();
  for (const file of files.filter((each) => /^dist\/.*\.(js|d\.ts)$/.test(each) && !each.startsWith('dist/embed/')))
    for (const [, source = ''] of readFileSync(`${path}/${file}`, 'utf8').matchAll(
      /\b(?:from|import)\s*\(?["']([^."'][^"']*)["']/g,
    ))
      imported.add(/^(?:@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? source);
  return [...imported].filter((source) => !(source in declared));
}

const folder = mkdtempSync(join(tmpdir(), 'heartline-packages-'));
let failed = 0;
for (const name of publishedPackages) {
  const packed = await buildAndPack(name, folder);
  const problems = await problemsOf(packed);
  failed += problems.length;
  process.stdout.write(`${name}: ${packed.files.length} files, ${entryPoints(name).length} entry points\n`);
  for (const problem of problems) process.stdout.write(`  ${problem}\n`);
}
rmSync(folder, { recursive: true, force: true });
process.stdout.write(`${publishedPackages.length} packages built and packed, ${failed} problems\n`);
process.exit(failed > 0 ? 1 : 0);
