import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { answers } from './database.ts';
import { findBinaries, type Binaries } from './embedded-postgres/binaries.ts';
import { EmbeddedPostgresError, writing } from './embedded-postgres/error.ts';
import { giveAway, runUnprivileged } from './embedded-postgres/nobody.ts';
import { findPlace, isAlive, preparePlace } from './embedded-postgres/place.ts';
import { choosePort } from './embedded-postgres/port.ts';
import type { Log } from './log.ts';
import { systemTime } from './time/time.ts';

export { EmbeddedPostgresError };

export interface EmbeddedPostgres {
  url: string;
  /** The folder of the database: the data folder, or another one if PostgreSQL may not enter that. */
  place: string;
  /** From now on it is restarted after a crash, by the first process that notices. Returns a function that ends this. */
  keepRunning: (log: Log) => () => Promise<void>;
  /** `immediate` is like a power failure: the next start recovers from the log. @default 'fast' */
  stop: (mode?: 'fast' | 'immediate') => Promise<void>;
}

export interface EmbeddedPostgresOptions {
  settings?: Record<string, string>;
  /** Receives one line that names the database folder, if it is not the data folder. */
  say?: (line: string) => void;
}

const superuser = 'heartline';
/** Milliseconds to wait for recovery, or for another process's start or stop. */
const patience = 60_000;
const lookEvery = 1_000;

/**
 * Starts the PostgreSQL from the npm package on the data of `directory`, or joins the one that already runs there (after the server was
 * killed, or beside another server), and returns when it accepts connections. It survives this process, and keeps its address over
 * restarts.
 * @throws EmbeddedPostgresError with one readable line
 */
export async function startEmbeddedPostgres(
  directory: string,
  { settings = {}, say = () => {} }: EmbeddedPostgresOptions = {},
): Promise<EmbeddedPostgres> {
  const place = await preparePlace(resolve(directory), say);
  const binaries = await findBinaries();
  if (!(await exists(join(dataOf(place), 'PG_VERSION')))) await initialise(binaries, place);
  const port = (await runningPort(place)) ?? (await choosePort(await storedPort(place)));
  const cluster = { binaries, place, port, settings };
  const running = await bringUp(cluster);
  await writing(place, () => writeFile(portFile(place), String(running)));
  return {
    url: await urlOf(place, running),
    place,
    keepRunning: (log) => keepRunning({ ...cluster, port: running }, log),
    async stop(mode = 'fast') {
      await runUnprivileged(binaries.pg_ctl, ['stop', '-m', mode, '-D', dataOf(place)]).catch(() => {});
    },
  };
}

/** The address of the database that runs on the data of this folder. */
export async function findEmbeddedPostgres(directory: string): Promise<string | undefined> {
  const place = await findPlace(resolve(directory));
  const port = await runningPort(place);
  return port === undefined ? undefined : urlOf(place, port);
}

interface Cluster {
  binaries: Binaries;
  place: string;
  port: number;
  settings: Record<string, string>;
}

const dataOf = (place: string) => join(place, 'postgres');
const logOf = (place: string) => join(place, 'postgres.log');
const portFile = (place: string) => join(place, 'postgres.port');
const passwordName = 'heartline.password';

/** Starts it unless it runs, and waits until it accepts connections. @returns its port */
async function bringUp(cluster: Cluster): Promise<number> {
  const { place } = cluster;
  for (const until = systemTime.passed() + patience; systemTime.passed() < until; await systemTime.wait(100)) {
    const port = await runningPort(place);
    if (port === undefined) await start(cluster);
    else if (await answers(await urlOf(place, port))) return port;
  }
  throw new EmbeddedPostgresError(`the database in ${dataOf(place)} does not answer: its log is ${logOf(place)}`);
}

async function start({ binaries, place, port, settings }: Cluster): Promise<void> {
  const log = logOf(place);
  const said = await writing(place, async () => {
    await writeFile(log, '', { flag: 'a' });
    await giveAway(log);
    return (await stat(log)).size;
  });
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '200',
    ...settings,
  };
  const options = Object.entries(all)
    .map(([name, value]) => `-c ${name}='${value}'`)
    .join(' ');
  try {
    await runUnprivileged(binaries.pg_ctl, ['start', '-w', '-t', '60', '-D', dataOf(place), '-l', log, '-o', options]);
  } catch (cause) {
    // Another server process of ours was first: its database is used.
    if ((await runningPort(place)) !== undefined) return;
    const lines = (await readFile(log)).subarray(said).toString();
    // A killed database, or its backends, are still ending.
    if (/pre-existing shared memory block|lock file "postmaster.pid" already exists/.test(lines)) return;
    throw new EmbeddedPostgresError(`the database in ${dataOf(place)} does not start: ${reasonIn(lines)}`, { cause });
  }
}

function keepRunning(cluster: Cluster, log: Log): () => Promise<void> {
  const ending = new AbortController();
  const ended = (async () => {
    for (;;) {
      await systemTime.wait(lookEvery, ending.signal, { ref: false });
      if (ending.signal.aborted) return;
      if ((await runningPort(cluster.place)) !== undefined) continue;
      log.warn('the database has died and is started again');
      await bringUp(cluster).catch((error: unknown) => log.error({ err: error }, 'the database does not start'));
    }
  })();
  return async () => {
    ending.abort();
    await ended;
  };
}

/** Created under a temporary name and then renamed, whole or not at all, as two processes may begin at once. */
async function initialise(binaries: Binaries, place: string): Promise<void> {
  const part = `${dataOf(place)}.${randomBytes(4).toString('hex')}`;
  const given = `${part}.password`;
  try {
    await writing(place, async () => {
      await mkdir(part, { mode: 0o700 });
      await writeFile(given, randomBytes(16).toString('hex'), { mode: 0o600 });
      for (const each of [part, given]) await giveAway(each);
    });
    await runUnprivileged(binaries.initdb, [
      '-D',
      part,
      '-U',
      superuser,
      `--pwfile=${given}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=und',
      '--no-instructions',
      // 128 bits cannot be guessed, so slowing down logins is unnecessary.
      '-c',
      'scram_iterations=1',
    ]).catch((cause: unknown) => {
      const { stderr } = cause as { stderr?: string };
      const why = reasonIn(stderr ?? String(cause));
      throw new EmbeddedPostgresError(`cannot make a database in ${place}: ${why}`, { cause });
    });
    await writing(place, async () => {
      await rename(given, join(part, passwordName));
      await rename(part, dataOf(place)).catch(async () => {
        // Another server process of ours was first.
        if (await exists(join(dataOf(place), 'PG_VERSION'))) return;
        // An incomplete cluster has no PG_VERSION and nothing worth keeping.
        await rm(dataOf(place), { recursive: true });
        await rename(part, dataOf(place));
      });
    });
  } finally {
    for (const each of [part, given]) await rm(each, { recursive: true, force: true });
  }
}

/** The line of PostgreSQL's output that has the reason. */
function reasonIn(text: string): string {
  const lines = text.trim().split('\n');
  return (lines.find((line) => /\b(error|FATAL|PANIC):/.test(line)) ?? lines.at(-1) ?? '').trim() || 'it says nothing';
}

async function urlOf(place: string, port: number): Promise<string> {
  // A database from before passwords were set accepts every connection.
  const password = await readFile(join(dataOf(place), passwordName), 'utf8').catch(() => '');
  return `postgres://${superuser}${password && `:${password}`}@127.0.0.1:${port}/postgres`;
}

async function storedPort(place: string): Promise<number | undefined> {
  return Number(await readFile(portFile(place), 'utf8').catch(() => '')) || undefined;
}

/** The port of the server on this data, if one runs, including one that starts or stops. */
async function runningPort(place: string): Promise<number | undefined> {
  const lines = (await readFile(join(dataOf(place), 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 && port > 0 && isAlive(pid) && (await isPostgres(pid)) ? port : undefined;
}

/** A process id that was reused is no sign of life, nor is a zombie. Where that cannot be determined, it counts as alive. */
async function isPostgres(pid: number): Promise<boolean> {
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '(postgres) S');
  return /\(postgres\) [^ZX]/.test(state);
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
