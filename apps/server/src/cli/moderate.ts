import { userInfo } from 'node:os';

import { reportReasons } from '@heartline/api-client/contract';

import { systemClock } from '../platform/clock.ts';
import { createEventHub } from '../platform/events.ts';
import { createLog } from '../platform/log.ts';
import { ServerError } from '../platform/http/errors.ts';
import { createJobs } from '../platform/jobs.ts';
import { openPhotoFiles } from '../platform/storage/open-photo-files.ts';
import type { PhotoFileStore } from '../platform/storage/photo-files.ts';
import { createPhotoModeration, type Judgement, type PhotoModeration } from '../moderation/photo-moderation.service.ts';
import { createStaff, type Staff } from '../moderation/staff.service.ts';
import { runOperatorCommand } from './operator-command.ts';

const usage = `npm run moderate -- <command>

  list                           photos that wait, oldest first, with the language of the member and the file to look at
  approve <id>                   shows the photo to other members
  approve-all                    shows every photo that waits
  reject <id> <ground> <words>   refuses the photo, or takes it from other members, and deletes its files; the member is told
                                 the ground and, in your words (in their language), what was found, and may appeal
  staff                          members who may moderate on the site
  staff <who>                    makes a member staff, by id or e-mail address
  no-staff <who>                 takes that back

grounds: ${reportReasons.join(', ')}`;

const outcomes: Record<Judgement, string> = {
  approved: 'approved',
  rejected: 'rejected',
  unknown: 'no such photo',
  unchanged: 'was decided before',
  altered: 'not approved: the file is not the one that was uploaded',
};

/** Runs one command of the moderator. @returns the exit code */
export async function moderate(
  args: readonly string[],
  photos: PhotoModeration,
  files: Pick<PhotoFileStore, 'locate'>,
  print: (line: string) => void,
  staff: Staff,
): Promise<number> {
  const [command = '', id = '', ...rest] = args;
  const actor = `cli:${userInfo().username}`;
  const say = (photoId: string, outcome: Judgement) => {
    print(`${photoId}: ${outcomes[outcome]}`);
    return outcome === 'approved' || outcome === 'rejected' ? 0 : 1;
  };
  if (command === 'list') {
    const queue = await photos.queue();
    for (const { public_id, member, language, created_at, file_full } of queue) {
      print(`${public_id}  member ${member}  ${language}  ${created_at.toISOString()}  ${files.locate(file_full)}`);
    }
    print(queue.length === 0 ? 'no photo waits' : `${queue.length} waiting`);
    return 0;
  }
  if (command === 'approve-all') {
    let worst = 0;
    for (const { public_id } of await photos.queue())
      worst = Math.max(worst, say(public_id, await photos.approve(public_id, actor)));
    return worst;
  }
  if (command === 'approve' && id) return say(id, await photos.approve(id, actor));
  const [given, ...words] = rest;
  const ground = reportReasons.find((reason) => reason === given);
  if (command === 'reject' && id && ground) {
    const statement = { ground, facts: words.join(' '), actor };
    try {
      return say(id, await photos.reject(id, statement));
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      print(`${id}: not rejected: say what was found, in a few words`);
      return 2;
    }
  }
  if (command === 'staff' && !id) {
    for (const { public_id, name, pool } of await staff.list()) print(`${public_id}  ${pool}  ${name}`);
    return 0;
  }
  if (command === 'staff' || (command === 'no-staff' && id)) {
    const changed = await staff.set(id, command === 'staff', actor);
    print(changed === 0 ? `${id}: no active member, or unchanged` : `${id}: ${command}`);
    return changed === 0 ? 1 : 0;
  }
  print(usage);
  return 2;
}

if (import.meta.main)
  await runOperatorCommand({ name: 'heartline moderate', connections: 2 }, async ({ config, sql, url }) => {
    const log = createLog(config.logLevel);
    const events = createEventHub(sql, url, systemClock, log);
    try {
      const photoFiles = await openPhotoFiles(config);
      // Used only to enqueue: the server runs the jobs and sends the mail.
      const jobs = createJobs(sql, systemClock, log);
      return await moderate(
        process.argv.slice(2),
        createPhotoModeration({ sql, clock: systemClock, events, jobs, photoFiles }),
        photoFiles,
        (line) => console.log(line),
        createStaff({ sql, clock: systemClock }),
      );
    } finally {
      await events.stop();
    }
  });
