import type { Locale, ReportReason } from '@heartline/api-client/contract';

import type { Database } from '../platform/database.ts';
import type { DemoMember } from './demo-members.ts';
import { insertAppeal, insertReport } from './demo-moderation.store.ts';

interface DemoReport {
  /** Of the member who reports. */
  language: Locale;
  subject: 'profile' | 'photo';
  reason: ReportReason;
  text: string;
}

interface DemoAppeal {
  language: Locale;
  ground: ReportReason;
  /** Why the moderator warned the member. */
  facts: string;
  /** What the member answers. */
  text: string;
}

const reports: readonly DemoReport[] = [
  {
    language: 'de',
    subject: 'profile',
    reason: 'scam',
    text: 'Schon in der zweiten Nachricht ging es um Geld für ein Flugticket.',
  },
  {
    language: 'en',
    subject: 'photo',
    reason: 'fake',
    text: 'I know this picture from an advertisement. It is not the person in the other photos.',
  },
  {
    language: 'es',
    subject: 'profile',
    reason: 'spam',
    text: 'A todo el mundo le manda el mismo enlace a otra página.',
  },
];

const appeals: readonly DemoAppeal[] = [
  {
    language: 'de',
    ground: 'spam',
    facts: 'Im Profil stand die Adresse eines Geschäfts.',
    text: 'Das ist mein eigener Laden, ich wollte nur erzählen, was ich mache. Ich habe die Adresse gelöscht.',
  },
  {
    language: 'fr',
    ground: 'harassment',
    facts: 'Six messages le même jour à une personne qui ne répondait pas.',
    text: 'Je ne savais pas que cela dérangeait. Je ne le ferai plus.',
  },
];

/** Photos of the demo that wait for a moderator. */
export const waitingPhotoCount = 12;

/** Milliseconds. */
const hour = 3_600_000;

/**
 * Work for moderators: reports and appeals of members without a label. Members are given by their number in the database; each writes
 * once.
 */
export async function insertModeration(
  sql: Database,
  people: readonly { id: number; member: DemoMember }[],
  now: Date,
): Promise<void> {
  const available = [...people];
  const next = (speaks: (language: Locale) => boolean) => {
    const at = available.findIndex(({ member }) => speaks(member.language));
    return at < 0 ? undefined : available.splice(at, 1)[0];
  };
  const writers = new Set([...reports, ...appeals].map(({ language }) => language));
  // Oldest first, as the queues of moderators are in the order of writing.
  for (const [index, report] of reports.entries()) {
    const reporter = next((language) => language === report.language);
    const reported = next((language) => !writers.has(language));
    if (!reporter || !reported) continue;
    const evidence = { name: reported.member.name, about: reported.member.about };
    const written = { ...report, reporter: reporter.id, reported: reported.id, evidence };
    await insertReport(sql, written, hoursBefore(now, 21 - index * 9));
  }
  for (const [index, { language, ...appeal }] of appeals.entries()) {
    const warned = next((spoken) => spoken === language);
    if (warned) await insertAppeal(sql, { ...appeal, member: warned.id }, hoursBefore(now, 25 - index * 20));
  }
}

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * hour);
