import type { Transaction } from '../platform/database.ts';
import { erasureRules } from './erasure.rules.ts';

/** The files of a member's photos, and of all photos in conversations that are erased with the member. */
export async function listFiles(tx: Transaction, memberId: number): Promise<string[]> {
  const rows = await tx<{ file: string }[]>`
    select unnest(array[file_full, file_match, file_thumb, file_blur]) as file from photos where member_id = ${memberId}
    union select unnest(array[p.file_full, p.file_thumb, p.file_blur]) from chat_photos p
    where p.member_id = ${memberId}
      or p.conversation_id in (select conversation_id from conversation_members where member_id = ${memberId})`;
  return rows.map(({ file }) => file);
}

/** The file of the member's export. */
export async function listCopies(tx: Transaction, memberId: number): Promise<string[]> {
  const rows = await tx<
    { file: string }[]
  >`select file from exports where member_id = ${memberId} and file is not null`;
  return rows.map(({ file }) => file);
}

/** Locks the account if its time is over and the member has not come back. */
export async function lockDue(tx: Transaction, memberId: number, now: Date): Promise<boolean> {
  const rows = await tx`
    select from members m join deletions d on d.member_id = m.id
    where m.id = ${memberId} and m.status = 'pending_deletion' and d.erase_at <= ${now} and d.undone_at is null and d.erased_at is null
    for update of m`;
  return rows.length > 0;
}

/** Erases a member according to the rules. */
export async function eraseMember(tx: Transaction, memberId: number, now: Date): Promise<void> {
  // First the data that is found through rows that are deleted afterwards.
  await eraseFromQueue(tx, memberId);
  await eraseFromStreams(tx, memberId);
  await tx`update reports set reporter_id = null, body = '' where reporter_id = ${memberId}`;
  await tx`delete from complaints c using members m where m.id = ${memberId} and ${ownComplaints(tx)}`;
  await tx`delete from conversations where id in (select conversation_id from conversation_members where member_id = ${memberId})`;
  await applyRules(tx, memberId);
  await tx`update deletions set erased_at = ${now} where member_id = ${memberId}`;
}

/** Complaints that the member made without logging in: the address is proven, and they are about a site of the account's. */
const ownComplaints = (tx: Transaction) => tx`
  (c.member_id is null and c.email_key = m.email_key and m.confirmed_at is not null
    and c.site_id in (select s.id from sites s where s.pool = m.pool))`;

/** A mail to the member's address that names another account or none: the address is proven, and the mail is of the account's pool. */
const ownMails = (tx: Transaction) => tx`
  (m.confirmed_at is not null and (
    (lower(j.payload->>'email') in (lower(m.email), m.email_key)
      and j.payload->>'siteId' in (select s.id from sites s where s.pool = m.pool))
    or (lower(j.payload->>'to') in (lower(m.email), m.email_key)
      and exists (select from members o where o.id = (j.payload->>'memberId')::bigint and o.pool = m.pool))))`;

/** Deletes jobs about the member, parked ones included. Of the jobs of others only an error that names the address is emptied. */
async function eraseFromQueue(tx: Transaction, memberId: number): Promise<void> {
  await tx`
    delete from jobs j using members m where m.id = ${memberId} and (
      j.payload->>'memberId' = m.id::text
      or j.payload->>'tokenId' in (select t.id::text from mail_tokens t where t.member_id = m.id)
      or j.payload->>'noticeId' in (select n.id::text from notices n where n.member_id = m.id)
      or j.payload->>'complaintId' in (
        select c.id::text from complaints c where c.member_id = m.id or ${ownComplaints(tx)})
      or ${ownMails(tx)})`;
  await tx`
    update jobs j set last_error = null from members m
    where m.id = ${memberId} and strpos(lower(j.last_error), lower(m.email)) > 0`;
}

/** Events about the member in the streams of others, which in a restored database are still young. */
async function eraseFromStreams(tx: Transaction, memberId: number): Promise<void> {
  await tx`
    delete from events e using conversation_members own join conversations c on c.id = own.conversation_id join members m on m.id = own.member_id
    where own.member_id = ${memberId} and e.member_id = own.other_id
      and (strpos(e.payload::text, c.public_id) > 0 or strpos(e.payload::text, m.public_id) > 0)`;
}

async function applyRules(tx: Transaction, memberId: number): Promise<void> {
  // The account first: the database lets some rows be emptied only for a deleted member.
  const rules = Object.entries(erasureRules).toSorted(
    ([one], [other]) => Number(other === 'members') - Number(one === 'members'),
  );
  for (const [table, rule] of rules) {
    if (rule === 'nobody') continue;
    if ('rowsOf' in rule)
      for (const column of rule.rowsOf) await tx`delete from ${tx(table)} where ${tx(column)} = ${memberId}`;
    if ('stays' in rule && rule.of !== undefined && rule.emptied) {
      const columns = Object.entries(rule.emptied).map(([column, value]) => `"${column}" = ${value}`);
      await tx`update ${tx(table)} set ${tx.unsafe(columns.join(', '))} where ${tx(rule.of)} = ${memberId}`;
    }
  }
}
