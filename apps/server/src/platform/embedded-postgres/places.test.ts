import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, readFileSync } from 'node:fs';
import {
  access,
  chmod,
  constants,
  copyFile,
  cp,
  link,
  mkdir,
  mkdtemp,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { makeClone } from '../../testing/clone.ts';
import { makeTemporaryFolder } from '../../testing/temporary-postgres.ts';
import { sharedFolder } from './nobody.ts';
import { preparePlace } from './place.ts';

// From nothing, in each location where somebody may keep a clone: the first command has to work there. As root, all of them; otherwise
// those that need no root.

const isRoot = process.getuid?.() === 0;
/** A user of this machine other than root, with a passwd entry, as PostgreSQL requires. */
const somebody = readFileSync('/etc/passwd', 'utf8')
  .split('\n')
  .map((line) => line.split(':'))
  .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
  .find(({ name, uid }) => uid > 0 && name !== 'nobody');
const mayMount = isRoot && spawnSync('unshare', ['-m', 'true']).status === 0;
if (!isRoot) process.stdout.write('not root: places that only root may enter are not tried\n');
else if (!mayMount) process.stdout.write('no mounts here: full and read-only folders are not tried\n');

interface Answer {
  url: string;
  place: string;
  said: string[];
}
interface Start {
  answer: Promise<Answer | undefined>;
  stderr: () => string;
  end: () => Promise<number | null>;
}

let open: string;
const folders: string[] = [];
const started: Start[] = [];
beforeAll(async () => {
  open = await makeTemporaryFolder('places');
  folders.push(open);
});
afterEach(async () => {
  for (const { answer, end } of started.splice(0)) {
    const { place } = (await answer) ?? {};
    await end();
    if (place !== undefined) folders.push(place);
  }
});
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

interface How {
  environment?: NodeJS.ProcessEnv;
  as?: { uid: number; gid: number };
  /** The program that runs it. @default that of this process */
  node?: string;
  /** Shell commands that mount something visible to this start only. */
  mounts?: string;
}

/** Starts the database of a clone from an empty home. */
function start(file: string, { environment = {}, as, node = process.execPath, mounts }: How = {}): Start {
  const command = [node, '--disable-warning=ExperimentalWarning', file];
  const [program = '', ...args] = mounts
    ? ['unshare', '-m', 'sh', '-c', `${mounts} && exec "$@"`, 'sh', ...command]
    : command;
  const child: ChildProcess = spawn(program, args, {
    cwd: join(file, '..'),
    env: { PATH: process.env['PATH'], HOME: open, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(as ? { uid: as.uid, gid: as.gid } : {}),
  });
  let stderr = '';
  child.stderr!.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const first = new Promise<Answer>((resolve) =>
    createInterface({ input: child.stdout! }).once('line', (line) => resolve(JSON.parse(line) as Answer)),
  );
  const one: Start = {
    answer: Promise.race([first, ended.then(() => undefined)]),
    stderr: () => stderr,
    async end() {
      child.stdin!.end();
      return ended;
    },
  };
  started.push(one);
  return one;
}

/** Starts the database, and queries it. */
async function use(file: string, how?: How): Promise<Answer> {
  const { answer, stderr } = start(file, how);
  const found = await answer;
  expect(stderr()).toBe('');
  await query(found!.url, (sql) => sql`create table mine (at text)`);
  return found!;
}

async function query<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

describe('the first command', { timeout: 60_000 }, () => {
  it('works in a path with spaces and umlauts and without a home, and refuses logins without the password', async () => {
    const file = await makeClone(join(open, 'Meine schönen Sachen – Größe ß'));
    const { url, place, said } = await use(file, { environment: { HOME: undefined } });
    expect([place, said]).toEqual([join(file, '../.data'), []]);
    const guessed = Object.assign(new URL(url), { password: 'guessed' }).toString();
    await expect(query(guessed, (sql) => sql`select 1`)).rejects.toThrow(/password authentication failed/);
  });

  it.runIf(isRoot)('works in the home of root, and names the folder of the data', async () => {
    const home = await mkdtemp(join(homedir(), 'heartline-places-'));
    folders.push(home);
    chmodSync(home, 0o700);
    const file = await makeClone(join(home, 'heartline'));
    const { place, said } = await use(file);
    expect(said).toEqual([
      expect.stringContaining(`the database of ${join(home, 'heartline/.data')} lies in ${place}: `),
    ]);
  });

  it.runIf(isRoot)('works in a closed folder, for two clones side by side that share nothing', async () => {
    const closed = await mkdtemp(join(open, 'closed-'));
    const files = [await makeClone(join(closed, 'one')), await makeClone(join(closed, 'other'))];
    const [one, other] = await Promise.all(files.map((file) => use(file)));
    expect([one!.url === other!.url, one!.place === other!.place]).toEqual([false, false]);
    await query(one!.url, (sql) => sql`insert into mine values ('one')`);
    expect(await query(other!.url, (sql) => sql`select * from mine`)).toEqual([]);
  });

  it.runIf(isRoot)('works in the home of a user other than root', async () => {
    const home = await mkdtemp(join(open, 'home-'));
    const file = await makeClone(join(home, 'heartline'));
    for (const folder of [home, join(home, 'heartline')]) chownSync(folder, somebody!.uid, somebody!.gid);
    // Our own Node may be where only root may enter.
    const node = join(open, 'node');
    await link(process.execPath, node).catch(() => copyFile(process.execPath, node));
    const { place, said } = await use(file, { as: somebody!, node });
    expect([place, said]).toEqual([join(home, 'heartline/.data'), []]);
  });

  it.runIf(mayMount)('prints one line in a full folder', async () => {
    const file = await makeClone(join(open, 'full'));
    const { answer, stderr, end } = start(file, {
      mounts: `mkdir ${open}/small && mount -t tmpfs -o size=8m,mode=755 none ${open}/small`,
      environment: { DATA_DIR: join(open, 'small/.data') },
    });
    expect(await answer).toBeUndefined();
    expect(await end()).toBe(1);
    expect(stderr()).toMatch(/^heartline: .+(No space left on device|ENOSPC).*\n$/);
  });

  it.runIf(mayMount)('prints one line in a read-only folder', async () => {
    const file = await makeClone(join(open, 'readable'));
    const { answer, stderr, end } = start(file, {
      mounts: `mkdir ${open}/fixed && mount -t tmpfs -o ro none ${open}/fixed`,
      environment: { DATA_DIR: join(open, 'fixed/.data') },
    });
    expect(await answer).toBeUndefined();
    expect(await end()).toBe(1);
    expect(stderr()).toBe(
      `heartline: cannot write to ${join(open, 'fixed/.data')} (EROFS): set DATA_DIR to another folder\n`,
    );
  });
});

describe.runIf(isRoot)('the folder of the data', () => {
  const silent = () => {};
  /** A data folder that only root may enter, with existing data of PostgreSQL. */
  async function closedData(): Promise<string> {
    const closed = await mkdtemp(join(open, 'closed-'));
    const directory = join(closed, '.data');
    await mkdir(join(directory, 'postgres/base'), { recursive: true });
    await writeFile(join(directory, 'postgres/PG_VERSION'), '18');
    return directory;
  }
  async function placeOf(directory: string): Promise<string> {
    const place = await preparePlace(directory, silent);
    if (!place.startsWith(open)) folders.push(place);
    return place;
  }

  it('is where data already exists, as long as PostgreSQL can reach it', async () => {
    const directory = await closedData();
    await chmod(join(directory, '..'), 0o755);
    expect(await placeOf(directory)).toBe(directory);
  });

  it('moves once when PostgreSQL can no longer reach it, and then stays', async () => {
    const directory = await closedData();
    const place = await placeOf(directory);
    expect(readFileSync(join(place, 'postgres/PG_VERSION'), 'utf8')).toBe('18');
    await expect(access(join(directory, 'postgres'), constants.F_OK)).rejects.toThrow('ENOENT');
    expect(await placeOf(directory)).toBe(place);
    await chmod(join(directory, '..'), 0o755);
    expect(await placeOf(directory)).toBe(place);
  });

  it('stays with a clone that is moved, but not with a copied one', async () => {
    const directory = await closedData();
    const place = await placeOf(directory);
    const clone = join(directory, '..');
    await cp(clone, `${clone}-copy`, { recursive: true });
    await chmod(`${clone}-copy`, 0o700);
    expect(await placeOf(join(`${clone}-copy`, '.data'))).not.toBe(place);
    await rename(clone, `${clone}-moved`);
    expect(await placeOf(join(`${clone}-moved`, '.data'))).toBe(place);
  });

  it('starts empty after the data folder was deleted', async () => {
    const directory = await closedData();
    const place = await placeOf(directory);
    await rm(directory, { recursive: true });
    expect(await placeOf(directory)).not.toBe(place);
  });

  it('is never a trap prepared by another user', async () => {
    const top = await mkdtemp('/var/lib/heartline-places-');
    folders.push(top);
    await chmod(top, 0o711);
    const [linked, foreign, loose, fine] = await Promise.all(
      ['linked', 'foreign', 'loose', 'fine'].map(async (name) => {
        const parent = join(top, name);
        await mkdir(parent, { mode: 0o777 });
        await chmod(parent, 0o1777);
        return parent;
      }),
    );
    await symlink(tmpdir(), join(linked!, 'heartline'));
    await mkdir(join(foreign!, 'heartline'));
    chownSync(join(foreign!, 'heartline'), somebody!.uid, somebody!.gid);
    await mkdir(join(loose!, 'heartline'));
    await chmod(join(loose!, 'heartline'), 0o777);
    expect(await sharedFolder([linked!, foreign!, loose!, fine!])).toBe(join(fine!, 'heartline'));
    await chmod(fine!, 0o777);
    await expect(sharedFolder([fine!, join(top, 'missing')])).rejects.toThrow(/no folder that others may enter/);
  });
});
