import type { ReportReason } from '@heartline/api-client/contract';

import type { Database } from '../platform/database.ts';
import { newPublicId } from '../platform/ids.ts';

interface NewReport {
  reporter: number;
  reported: number;
  subject: 'profile' | 'photo';
  reason: ReportReason;
  text: string;
  evidence: { name: string; about: string };
}

/** Writes a report of a profile, or of its main photo, unless it is there. */
export async function insertReport(sql: Database, report: NewReport, at: Date): Promise<void> {
  const { reporter, reported, subject, reason, text, evidence } = report;
  await sql`
    insert into reports (public_id, reporter_id, reported_id, subject, photo_id, reason, body, evidence, created_at)
    select ${newPublicId()}, ${reporter}, m.id, ${subject}, ${subject === 'photo' ? sql`p.public_id` : null}, ${reason}, ${text}, ${sql.json(evidence)}, ${at}
    from members m left join photos p on p.id = m.main_photo_id
    where m.id = ${reported} and not exists (select from reports r where r.reporter_id = ${reporter})`;
}

interface NewAppeal {
  member: number;
  ground: ReportReason;
  facts: string;
  text: string;
}

/** Writes a warning two days before `at` and the appeal against it, unless it is there. */
export async function insertAppeal(sql: Database, { member, ground, facts, text }: NewAppeal, at: Date): Promise<void> {
  await sql`
    insert into notices (public_id, member_id, kind, ground, facts, actor, created_at, appeal_until, appeal_text, appealed_at)
    select ${newPublicId()}, ${member}, 'warning', ${ground}, ${facts}, 'cli:demo', ${at}::timestamptz - interval '2 days',
      ${at}::timestamptz - interval '2 days' + interval '6 months', ${text}, ${at}
    where not exists (select from notices n where n.member_id = ${member})`;
}
