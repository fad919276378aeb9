import type { Platform } from '../platform/platform.ts';
import { linkOriginOf, mailSiteOf } from '../site/mail-site.ts';
import { answeredMail, receivedMail, type ComplaintMail } from './complaint-mail.ts';
import { answerBy, type ComplaintMailJobs } from './complaints.service.ts';
import { findLetter, listEntries, type ComplaintLetter } from './complaints.store.ts';

/** Jobs of the previous version name the complaint only: its last answer is mailed. */
type Answered = Pick<ComplaintMailJobs['answered'], 'complaintId'> & Partial<ComplaintMailJobs['answered']>;

/** The mails about complaints, each in its recipient's language. */
export function registerComplaintMails(platform: Platform): void {
  const { jobs, sql, mailer } = platform;
  jobs.register<ComplaintMailJobs['received']>('mail.complaint-received', async ({ complaintId }) => {
    const letter = await findLetter(sql, complaintId);
    if (letter)
      await mailer.deliver(receivedMail(addressed(platform, letter), new Date(answerBy(letter.created_at) ?? 0)));
  });
  jobs.register<Answered>('mail.complaint-answered', async ({ complaintId, entryId, closes }) => {
    const letter = await findLetter(sql, complaintId);
    const entries = await listEntries(sql, [complaintId]);
    const answer = entries.findLast(({ id, actor }) => (entryId === undefined ? actor !== null : id === entryId));
    if (letter && answer)
      await mailer.deliver(answeredMail(addressed(platform, letter), answer.body, closes ?? letter.state === 'closed'));
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
