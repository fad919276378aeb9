import { limits } from '@heartline/api-client/contract';

import { deleteEndedAgeChecks } from './age-check/age-check.store.ts';
import { deleteOldDeletions } from './chat/conversations.service.ts';
import { deleteOldComplaints } from './complaints/complaints.service.ts';
import { registerComplaintMails } from './complaints/send-complaint-mail.ts';
import { registerDeletions } from './deletion/erasure.service.ts';
import { registerExports } from './export/export.jobs.ts';
import { deleteOldNameless } from './likes/likes.service.ts';
import { registerTelling } from './likes/telling.ts';
import { deleteOldLimits } from './platform/http/rate-limit.ts';
import { registerUnanswered } from './chat/unanswered.service.ts';
import { deleteOldBounces } from './operations/bounces.store.ts';
import { forgetParked } from './platform/jobs.ts';
import type { Platform } from './platform/platform.ts';
import { deleteOldStored } from './platform/storage/stored-files.ts';
import { Tries } from './platform/tries.ts';
import { registerPhotoJobs } from './photos/photos.jobs.ts';
import { registerMailRound } from './notifications/mail-round.ts';
import { stopMails } from './notifications/stop-mails.ts';
import { registerNoticeMails } from './notices/send-notice-mail.ts';
import { registerAccountMails } from './identity/account-mail.ts';
import { registerReceipts } from './receipts/receipts.jobs.ts';
import { deleteOldDebits } from './payments/direct-debit/debit.service.ts';
import { registerDebitMails } from './payments/direct-debit/debit.jobs.ts';
import { registerLeaving } from './payments/leaving.jobs.ts';
import { registerWithdrawals } from './payments/withdrawal.jobs.ts';
import { deleteEndedChallenges } from './second-step/passkeys.store.ts';
import { deleteOldSights } from './partners/sights.store.ts';
import { registerPush } from './push/push.service.ts';
import { registerSearchJobs } from './search/matching.service.ts';
import { deleteOldAttempts } from './session/login-attempts.store.ts';
import { deleteOldTokens } from './identity/mail-token.store.ts';
import { deleteEndedTickets } from './identity/second-step.store.ts';
import { registerHiddenResets } from './session/password-reset.service.ts';
import { idleSince } from './session/session.service.ts';
import { deleteEndedSessions } from './session/session.store.ts';
import { registerFirstMessages } from './signup/first-message.service.ts';
import { registerReminders } from './signup/reminder.service.ts';
import { registerWaitingMails } from './signup/waiting-signup.service.ts';
import { deleteEndedWaiting } from './signup/waiting-signup.store.ts';
import { deleteOldVisits } from './visits/visits.service.ts';

const day = 86_400_000;
/** Days. These mails name other members than their recipient, and those may have left since. */
const mailsKept = 14;
const bouncesKept = 30;

/** Registers all background jobs, by folder. */
export function registerJobs(platform: Platform): void {
  registerAccountMails(platform, (memberId) => stopMails(platform, memberId, 'bounce', platform.clock.now()));
  registerHiddenResets(platform);
  registerFirstMessages(platform);
  registerWaitingMails(platform);
  registerReminders(platform);
  registerPhotoJobs(platform);
  registerNoticeMails(platform);
  registerComplaintMails(platform);
  registerTelling(platform);
  registerMailRound(platform);
  registerPush(platform);
  registerSearchJobs(platform);
  registerUnanswered(platform);
  registerDeletions(platform);
  registerExports(platform);
  registerWithdrawals(platform);
  registerLeaving(platform);
  registerDebitMails(platform);
  registerReceipts(platform);
  registerSweeping(platform);
}

/** Deletes rows and files that have ended and are of no more use. */
function registerSweeping(platform: Platform): void {
  const { jobs, sql, clock } = platform;
  jobs.every('sweep', 3_600, async () => {
    const now = clock.now();
    const tries = new Tries();
    await tries.do(() => deleteEndedSessions(sql, now, idleSince(now)));
    await tries.do(() => deleteEndedAgeChecks(sql, now));
    await tries.do(() => deleteOldTokens(sql, new Date(now.getTime() - 2 * day)));
    await tries.do(() => deleteEndedTickets(sql, now));
    await tries.do(() => deleteEndedChallenges(sql, now));
    await tries.do(() => deleteEndedWaiting(sql, now));
    await tries.do(() => deleteOldAttempts(sql, new Date(now.getTime() - 2 * day)));
    await tries.do(() =>
      forgetParked(sql, {
        // As soon as failed log-ins: the erasure of an account finds neither.
        address: new Date(now.getTime() - 2 * day),
        // Runs before an account that was deleted on the same day is erased.
        other: new Date(now.getTime() - (limits.deletionDays - 1) * day),
      }),
    );
    await tries.do(() => deleteOldLimits(sql, clock));
    await tries.do(() => deleteOldBounces(sql, new Date(now.getTime() - bouncesKept * day)));
    await tries.do(() => deleteOldVisits(platform));
    await tries.do(() => deleteOldNameless(platform));
    await tries.do(() => deleteOldDeletions(platform));
    await tries.do(() => deleteOldComplaints(platform));
    await tries.do(() => deleteOldDebits(platform));
    await tries.do(() => deleteOldSights(sql, now));
    await tries.do(() => deleteOldStored(platform.config.mailDir, new Date(now.getTime() - mailsKept * day)));
    await tries.do(() => deleteOldStored(platform.config.smsDir, new Date(now.getTime() - day)));
    tries.end();
  });
}
