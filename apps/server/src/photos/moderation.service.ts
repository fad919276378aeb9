import { writeAudit } from '../platform/audit.ts';
import type { Transaction } from '../platform/database.ts';
import type { Platform } from '../platform/platform.ts';
import { findPhotoToJudge, listQueue, setPhotoState, type JudgedPhoto, type QueuedPhoto } from './moderation.store.ts';
import { contentHash } from './photos.service.ts';
import { lockOwner, replaceMissingMain } from './photos.store.ts';

export type Judgement = 'approved' | 'rejected' | 'unknown' | 'unchanged' | 'altered';

interface Refusal {
  reason: string;
  /** Done in the same transaction, with the photo as it was before. */
  also: (tx: Transaction, photo: JudgedPhoto) => Promise<void>;
}

export interface Moderation {
  queue: () => Promise<QueuedPhoto[]>;
  /** `altered`: the file is not the one that was uploaded, so it is not approved. */
  approve: (publicId: string, actor: string) => Promise<Judgement>;
  reject: (publicId: string, actor: string, refusal: Refusal) => Promise<Judgement>;
}

/** A moderator's decisions about photos, each of them audited. */
export function createModeration({
  sql,
  clock,
  events,
  photoFiles: files,
}: Pick<Platform, 'sql' | 'clock' | 'events' | 'photoFiles'>): Moderation {
  async function decide(
    photo: JudgedPhoto,
    publicId: string,
    state: 'active' | 'rejected',
    actor: string,
    refusal?: Refusal,
  ): Promise<boolean> {
    const at = clock.now();
    const changed = await sql.begin(async (tx) => {
      await lockOwner(tx, photo.member_id);
      if (!(await setPhotoState(tx, photo.id, state, at))) return false;
      await replaceMissingMain(tx, photo.member_id);
      await writeAudit(
        tx,
        {
          actor,
          action: `photo.${state === 'active' ? 'approve' : 'reject'}`,
          subject: `photo:${publicId}`,
          memberId: photo.member_id,
          reason: refusal?.reason,
        },
        at,
      );
      await refusal?.also(tx, photo);
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
      // A rejected photo has no files any more.
      if (photo.state === 'rejected') return 'unchanged';
      const full = await files.read(photo.file_full);
      if (!full || (photo.content_hash && !contentHash(full).equals(photo.content_hash))) return 'altered';
      return (await decide(photo, publicId, 'active', actor)) ? 'approved' : 'unchanged';
    },
    async reject(publicId, actor, refusal) {
      const photo = await findPhotoToJudge(sql, publicId);
      if (!photo) return 'unknown';
      if (!(await decide(photo, publicId, 'rejected', actor, refusal))) return 'unchanged';
      await files.remove([photo.file_full, photo.file_match, photo.file_thumb]);
      return 'rejected';
    },
  };
}
