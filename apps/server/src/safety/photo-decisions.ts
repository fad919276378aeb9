import { createModeration, type Judgement, type Moderation } from '../photos/moderation.service.ts';
import type { Transaction } from '../platform/database.ts';
import type { Platform } from '../platform/platform.ts';
import { giveNotice, type Statement } from './notices.service.ts';
import { required } from './required-words.ts';

type PhotoStatement = Omit<Statement, 'memberId' | 'kind' | 'photoId'>;

export interface PhotoDecisions extends Pick<Moderation, 'queue' | 'approve'> {
  /**
   * Refuses a photo that waits, or removes one that others see, with a statement of reasons; `also` is done in the same transaction.
   * @throws ServerError validation_failed
   */
  reject: (photoId: string, statement: PhotoStatement, also?: (tx: Transaction) => Promise<void>) => Promise<Judgement>;
}

/** Decisions about photos, for the pages of the moderators and for the command line: nobody loses a photo without being told why. */
export function createPhotoDecisions(
  platform: Pick<Platform, 'sql' | 'clock' | 'events' | 'jobs' | 'photoFiles'>,
): PhotoDecisions {
  const { queue, approve, reject } = createModeration(platform);
  return {
    queue,
    approve,
    async reject(photoId, statement, also) {
      const facts = required('facts', statement.facts);
      return await reject(photoId, statement.actor, {
        reason: facts,
        also: async (tx, photo) => {
          await giveNotice(platform, tx, {
            ...statement,
            facts,
            memberId: photo.member_id,
            kind: photo.state === 'active' ? 'photo_removed' : 'photo_refused',
            photoId,
          });
          await also?.(tx);
        },
      });
    },
  };
}
