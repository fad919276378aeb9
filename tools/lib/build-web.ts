import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { bin, fail, root, run } from './process.ts';

export const webDist = `${root}apps/web/dist`;
const stamp = `${webDist}/.stamp`;

/** Builds the web app (browser and server bundle) unless all its sources are unchanged. */
export async function buildWeb(log: (line: string) => void): Promise<void> {
  const digest = sourceDigest();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  log('Building the site ...');
  const started = Date.now();
  const cwd = `${root}apps/web`;
  for (const args of [
    ['build', '--logLevel', 'warn'],
    ['build', '--ssr', '--logLevel', 'warn'],
  ]) {
    const { status, output } = await run(bin('vite'), args, { cwd, quiet: true });
    if (status !== 0) fail(`the site does not build:\n${output}`);
  }
  const embed = `${root}packages/landers`;
  const { status, output } = await run(bin('vite'), ['build', '--logLevel', 'warn'], { cwd: embed, quiet: true });
  if (status !== 0) fail(`the landers for partners do not build:\n${output}`);
  // Chunks named by an earlier version of a script stay: a partner may have pinned it.
  await cp(`${embed}/dist/embed`, `${webDist}/embed`, { recursive: true });
  await compress(globSync(`client/assets/**/*.${compressed}`, { cwd: webDist }));
  await compress(globSync(`*.${compressed}`, { cwd: `${embed}/dist/embed` }).map((file) => `embed/${file}`));
  writeFileSync(stamp, digest);
  log(`  done in ${Math.round((Date.now() - started) / 1000)} s`);
}

function sourceDigest(): string {
  const files = globSync(
    [
      'packages/{ui,features,landers,api-client}/src/**/*',
      'packages/landers/{build/*,*.ts,package.json}',
      'apps/web/{src,build,public}/**/*',
      'apps/web/*.{ts,json}',
      'pnpm-lock.yaml',
    ],
    {
      cwd: root,
      withFileTypes: true,
    },
  )
    .filter((entry) => entry.isFile() && !/\.(stories|test)\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

const compressed = '{js,css,svg,json}';

/** The server sends these instead of compressing on each request. */
async function compress(files: string[]): Promise<void> {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  await Promise.all(
    files.map(async (file) => {
      const path = `${webDist}/${file}`;
      const content = await readFile(path);
      await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
      await writeFile(`${path}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
    }),
  );
}
