import { lacksAgeCheck } from '../age-check/age-check.service.ts';
import { sendFirstMessage } from '../chat/chat.service.ts';
import { findAddressee } from '../identity/account.store.ts';
import { ServerError } from '../platform/http/errors.ts';
import type { Platform } from '../platform/platform.ts';
import { deleteFirstMessage, findFirstMessage } from './signup.store.ts';

/**
 * Sends the message written at sign-up to the addressed member as soon as its writer may send: with a confirmed address, and where their
 * country requires it with the age check. Each of the two enqueues the job, so the message waits for the later one.
 */
export function registerFirstMessages(platform: Platform): void {
  const { sql, jobs, log } = platform;
  jobs.register<{ memberId: number }>('signup.first-message', async ({ memberId }) => {
    const message = await findFirstMessage(sql, memberId);
    if (!message || !(await maySend(platform, memberId))) return;
    try {
      await sendFirstMessage(platform, memberId, message.to_public_id, message.body, message.client_id);
    } catch (error) {
      // The other member left, blocked or never existed: nothing is sent and nothing is charged.
      if (!(error instanceof ServerError) || error.status >= 500) throw error;
      log.info({ code: error.body.code }, 'first message not sent');
    }
    await deleteFirstMessage(sql, memberId);
  });
}

async function maySend(platform: Platform, memberId: number): Promise<boolean> {
  const member = await findAddressee(platform.sql, memberId);
  return member?.confirmed === true && !(await lacksAgeCheck(platform, memberId));
}
