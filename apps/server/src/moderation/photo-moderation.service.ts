import { contentHash } from '../photos/photos.service.ts';
import { lockOwner, replaceMissingMain } from '../photos/photos.store.ts';
import { writeAudit } from '../platform/audit.ts';
import type { Transaction } from '../platform/database.ts';
import type { Platform } from '../platform/platform.ts';
import { giveNotice, type Statement } from '../notices/notices.service.ts';
import {
  findPhotoToJudge,
  listQueue,
  setPhotoState,
  type JudgedPhoto,
  type QueuedPhoto,
} from './photo-moderation.store.ts';
import { required } from './required-words.ts';

export type Judgement = 'approved' | 'rejected' | 'unknown' | 'unchanged' | 'altered';

type PhotoStatement = Omit<Statement, 'memberId' | 'kind' | 'photoId'>;

export interface PhotoModeration {
  queue: () => Promise<QueuedPhoto[]>;
  /** `altered`: the file differs from the uploaded one, so it is not approved. */
  approve: (publicId: string, actor: string) => Promise<Judgement>;
  /**
   * Refuses a waiting photo, or removes a published one, with a statement of reasons; `also` runs in the same transaction.
   * @throws ServerError validation_failed
   */
  reject: (
    publicId: string,
    statement: PhotoStatement,
    also?: (tx: Transaction) => Promise<void>,
  ) => Promise<Judgement>;
}

/**
 * Decisions about photos, for the moderators' pages and the command line. Each is audited: no member loses a photo without learning why.
 */
export function createPhotoModeration(
  platform: Pick<Platform, 'sql' | 'clock' | 'events' | 'jobs' | 'photoFiles'>,
): PhotoModeration {
  const { sql, clock, events, photoFiles: files } = platform;

  async function decide(
    photo: JudgedPhoto,
    entry: { actor: string; action: 'photo.approve' | 'photo.reject'; subject: string; reason?: string },
    also?: (tx: Transaction) => Promise<void>,
  ): Promise<boolean> {
    const at = clock.now();
    const changed = await sql.begin(async (tx) => {
      await lockOwner(tx, photo.member_id);
      if (!(await setPhotoState(tx, photo.id, entry.action === 'photo.approve' ? 'active' : 'rejected', at)))
        return false;
      await replaceMissingMain(tx, photo.member_id);
      await writeAudit(tx, { ...entry, memberId: photo.member_id }, at);
      await also?.(tx);
      await events.append(tx, photo.member_id, { type: 'user_changed' }, at);
      return true;
    });
    if (changed) events.wake([photo.member_id]);
    return changed;
  }

  return {
    queue: () => listQueue(sql),
    async approve(publicId, actor) {
      const photo = await findPhotoToJudge(sql, publicId);
      if (!photo) return 'unknown';
      // The files of a rejected photo have been deleted.
      if (photo.state === 'rejected') return 'unchanged';
      const full = await files.read(photo.file_full);
      if (!full || (photo.content_hash && !contentHash(full).equals(photo.content_hash))) return 'altered';
      const entry = { actor, action: 'photo.approve', subject: `photo:${publicId}` } as const;
      return (await decide(photo, entry)) ? 'approved' : 'unchanged';
    },
    async reject(publicId, statement, also) {
      const facts = required('facts', statement.facts);
      const photo = await findPhotoToJudge(sql, publicId);
      if (!photo) return 'unknown';
      const kind = photo.state === 'active' ? 'photo_removed' : 'photo_refused';
      const entry = {
        actor: statement.actor,
        action: 'photo.reject',
        subject: `photo:${publicId}`,
        reason: facts,
      } as const;
      const decided = await decide(photo, entry, async (tx) => {
        await giveNotice(platform, tx, { ...statement, facts, memberId: photo.member_id, kind, photoId: publicId });
        await also?.(tx);
      });
      if (!decided) return 'unchanged';
      await files.remove([photo.file_full, photo.file_match, photo.file_thumb]);
      return 'rejected';
    },
  };
}
