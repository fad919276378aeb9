import type { EndpointRequest, endpoints } from '@heartline/api-client/contract';

import { jsonb, type Sql } from '../platform/database.ts';

export type StepInput = EndpointRequest<typeof endpoints.signup.answer>['body'];
export type StepAnswer = StepInput['answer'];

/** The known data of a member for each step. */
export interface ProgressRow {
  confirmed: boolean;
  to_public_id: string | null;
  message: string;
  has_photo: boolean;
  has_place: boolean;
  has_attributes: boolean;
  has_about: boolean;
  has_push: boolean;
  skipped: string[];
  drafts: Record<string, StepAnswer>;
}

export async function findProgress(sql: Sql, memberId: number): Promise<ProgressRow | undefined> {
  const [row] = await sql<ProgressRow[]>`
    select m.confirmed_at is not null as confirmed, p.to_public_id, coalesce(f.body, '') as message,
      exists (select 1 from photos where member_id = m.id and state <> 'rejected') as has_photo,
      m.region_id is not null or m.place_id is not null as has_place,
      coalesce(m.sexuality, m.hair_colour, m.eye_colour, m.body_type, m.relationship_status, m.tattoos) is not null
        or cardinality(m.languages) > 0 as has_attributes,
      m.about <> '' as has_about, m.push_subscriptions <> '[]' as has_push,
      coalesce(p.skipped, '{}') as skipped, coalesce(p.drafts, '{}') as drafts
    from members m
      left join signup_progress p on p.member_id = m.id
      left join first_messages f on f.member_id = m.id
    where m.id = ${memberId}`;
  return row;
}

/** Begins the steps of a new member. */
export async function beginProgress(sql: Sql, memberId: number, toPublicId: string | null, now: Date): Promise<void> {
  await sql`insert into signup_progress ${sql({ member_id: memberId, to_public_id: toPublicId, changed_at: now })}`;
}

/** One statement each: two devices at two steps overwrite nothing of each other. */
export async function saveDraft(sql: Sql, memberId: number, step: string, draft: StepAnswer, now: Date): Promise<void> {
  const drafts = jsonb(sql, { [step]: draft });
  await sql`
    insert into signup_progress as p (member_id, drafts, changed_at) values (${memberId}, ${drafts}, ${now})
    on conflict (member_id) do update set drafts = p.drafts || excluded.drafts, changed_at = excluded.changed_at`;
}

/** Ends a step: deletes its draft, and marks it as skipped until it is answered. */
export async function endStep(sql: Sql, memberId: number, step: string, skipped: boolean, now: Date): Promise<void> {
  const added = skipped ? [step] : [];
  await sql`
    insert into signup_progress as p (member_id, skipped, changed_at) values (${memberId}, ${added}, ${now})
    on conflict (member_id) do update
      set skipped = array_remove(p.skipped, ${step}) || excluded.skipped, drafts = p.drafts - ${step}, changed_at = excluded.changed_at`;
}
