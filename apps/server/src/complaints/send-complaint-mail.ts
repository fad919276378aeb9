import type { Platform } from '../platform/platform.ts';
import { linkOriginOf, mailSiteOf } from '../site/mail-site.ts';
import { answeredMail, receivedMail, type ComplaintMail } from './complaint-mail.ts';
import { answerBy, type ComplaintMailJobs } from './complaints.service.ts';
import { findLetter, listEntries, type ComplaintLetter } from './complaints.store.ts';

/** The mails about complaints, each in its recipient's language. */
export function registerComplaintMails(platform: Platform): void {
  const { jobs, sql, mailer } = platform;
  jobs.register<ComplaintMailJobs['received']>('mail.complaint-received', async ({ complaintId }) => {
    const letter = await findLetter(sql, complaintId);
    if (letter)
      await mailer.deliver(receivedMail(addressed(platform, letter), new Date(answerBy(letter.created_at) ?? 0)));
  });
  jobs.register<ComplaintMailJobs['answered']>('mail.complaint-answered', async ({ complaintId, entryId, closes }) => {
    const letter = await findLetter(sql, complaintId);
    const answer = (await listEntries(sql, [complaintId])).find(({ id }) => id === entryId);
    if (letter && answer) await mailer.deliver(answeredMail(addressed(platform, letter), answer.body, closes));
  });
}

const addressed = ({ config }: Platform, letter: ComplaintLetter): ComplaintMail => ({
  to: letter.to_email,
  language: letter.reads,
  name: letter.name ?? letter.to_email,
  site: mailSiteOf(letter.site_id),
  reference: letter.reference,
  link: `${linkOriginOf(letter.site_id, config)}/complaints/follow?reference=${letter.reference}`,
});
