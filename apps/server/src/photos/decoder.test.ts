import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createDecoder } from './decoder.ts';
import { jpeg } from './testing/pictures.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const plan = { turn: { angle: 0, mirrored: false }, region: undefined, pixels: 800 * 1000 };
const unreadable = { body: { code: 'photo_unreadable' } };

let directory: string;
let path: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'heartline-decoder-'));
  path = join(directory, 'photo');
  await writeFile(path, await jpeg());
});
afterAll(() => rm(directory, { recursive: true, force: true }));

describe('the decoder', () => {
  it('makes one photo after the other, and reports a file that is no picture', async () => {
    const decoder = createDecoder();
    expect(await decoder.make({ path, plan })).toMatchObject({ width: 800, height: 1000 });
    await expect(decoder.make({ path: join(directory, 'missing'), plan })).rejects.toMatchObject(unreadable);
    // The size is not that of the header.
    const smaller = { ...plan, pixels: 800 * 999 };
    await expect(decoder.make({ path, plan: smaller })).rejects.toMatchObject(unreadable);
    expect(await decoder.make({ path, plan })).toMatchObject({ width: 800, height: 1000 });
  });

  it('is restarted after a photo that broke it, and only then', async () => {
    const decoder = createDecoder(at('testing/breaking-decoder.ts'));
    const processOf = async (name: string) => (await decoder.make({ path: name, plan })).full.toString();
    const first = await processOf('good');
    await expect(decoder.make({ path: 'broken', plan })).rejects.toMatchObject(unreadable);
    expect(await processOf('good')).toBe(first);
    await expect(decoder.make({ path: 'deadly', plan })).rejects.toMatchObject(unreadable);
    expect(await processOf('good')).not.toBe(first);
  });
});

describe('the process of the decoder', () => {
  const started = () => {
    const child = fork(at('decoder-process.ts'), { execArgv: [], serialization: 'advanced' });
    const made = async () => {
      child.send({ path, plan });
      const [photo] = (await once(child, 'message')) as [{ width: number } | null];
      return photo?.width;
    };
    return { child, made };
  };

  it('has a lower priority than the server, survives the stop signal, and ends with the server', async () => {
    const { child, made } = started();
    expect(await made()).toBe(800);
    expect(getPriority(child.pid)).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
    child.kill('SIGTERM');
    child.kill('SIGINT');
    expect(await made()).toBe(800);
    child.disconnect();
    await once(child, 'exit');
  });

  it.runIf(process.platform === 'linux')('has a lower priority in every thread that decodes', async () => {
    const { child, made } = started();
    await made();
    const before = await ticksOf(child.pid);
    for (let photos = 0; photos < 6; photos += 1) await made();
    const after = await ticksOf(child.pid);
    child.disconnect();
    // Threads of Node itself started before the priority was lowered: they pass pictures on and clean up.
    expect(after.low - before.low).toBeGreaterThan(4 * (after.usual - before.usual));
  });
});

/** CPU time of the threads of a process, in hundredths of a second, by their priority. */
async function ticksOf(pid: number | undefined): Promise<{ low: number; usual: number }> {
  const sum = { low: 0, usual: 0 };
  for (const thread of await readdir(`/proc/${pid}/task`)) {
    // A thread name may contain spaces; it ends with the last bracket. proc(5): times are fields 14 and 15, niceness is field 19.
    const stat = await readFile(`/proc/${pid}/task/${thread}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    sum[fields[16] === '10' ? 'low' : 'usual'] += Number(fields[11]) + Number(fields[12]);
  }
  return sum;
}
