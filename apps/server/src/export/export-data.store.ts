import { visibleTo } from '../people/visibility.ts';
import type { Sql } from '../platform/database.ts';
import type { Rows } from './json.ts';

/**
 * All data held about one member, with the column names that the export uses (docs/export.md). export.rules.ts says which columns are
 * included and which are not, and why.
 */
export interface Owner {
  memberId: number;
  /** Data after this time is not in the export. */
  until: Date;
}

/** Rows read at a time. */
const portion = 500;

async function* inPortions<T>(read: (offset: number) => Promise<readonly T[]>): Rows<T> & AsyncGenerator<T> {
  for (let offset = 0; ; offset += portion) {
    const rows = await read(offset);
    yield* rows;
    if (rows.length < portion) return;
  }
}

/** The name of `members m` as the member sees it: null if they no longer see each other, for whatever reason. */
const seenName = (sql: Sql, memberId: number) => sql`case when ${visibleTo(sql, { memberId })} then m.name end`;

interface AccountRow {
  account: Record<string, unknown> & {
    name: string;
    email: string | null;
    site: string;
    language: string;
    time_zone: string;
    signed_up_at: Date;
    premium_since: Date | null;
  };
  profile: Record<string, unknown> & { about: string; birth_date: string; country: string };
  settings: object;
  tracking: object;
}

export async function readAccount(sql: Sql, memberId: number): Promise<AccountRow> {
  const [row] = await sql<(Record<string, unknown> & { tracking: object })[]>`
    select m.public_id as id, m.name, m.email, m.site_id as site, m.language, m.time_zone, m.status, m.signup_at as signed_up_at,
      m.confirmed_at, m.last_active_at, m.premium_since, m.moderator, c.changed_at as password_changed_at,
      m.gender, m.seeking, m.birth_date::text as birth_date, m.country, r.name as region, p.name as place, m.cell_x, m.cell_y, m.about,
      m.sexuality, m.hair_colour, m.eye_colour, m.body_type, m.relationship_status, m.tattoos, m.interests, m.languages,
      m.invisible_since, m.shows_reading, m.shows_typing, m.photos_public, m.photos_public_at, m.tracking
    from members m left join credentials c on c.member_id = m.id left join regions r on r.id = m.region_id
      left join places p on p.id = m.place_id
    where m.id = ${memberId}`;
  if (!row) throw new Error('there is no such member');
  const pick = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, row[name]]));
  return {
    account: pick(accountColumns) as AccountRow['account'],
    profile: pick(profileColumns) as AccountRow['profile'],
    settings: pick(settingColumns),
    tracking: row.tracking,
  };
}

const accountColumns = [
  'id',
  'name',
  'email',
  'site',
  'language',
  'time_zone',
  'status',
  'signed_up_at',
  'confirmed_at',
  'last_active_at',
  'premium_since',
  'moderator',
  'password_changed_at',
];
const profileColumns = [
  'gender',
  'seeking',
  'birth_date',
  'country',
  'region',
  'place',
  'cell_x',
  'cell_y',
  'about',
  'sexuality',
  'hair_colour',
  'eye_colour',
  'body_type',
  'relationship_status',
  'tattoos',
  'interests',
  'languages',
];
const settingColumns = ['invisible_since', 'shows_reading', 'shows_typing', 'photos_public', 'photos_public_at'];

export const listDevices = (sql: Sql, memberId: number): Rows =>
  inPortions(
    (offset) => sql`
      select client, user_agent as browser, created_at as signed_in_at, last_used_at, expires_at
      from sessions where member_id = ${memberId} order by created_at, public_id limit ${portion} offset ${offset}`,
  );

export const listKnownDevices = (sql: Sql, memberId: number): Rows =>
  inPortions(
    (offset) => sql`
      select last_used_at from known_devices where member_id = ${memberId} order by last_used_at, token_hash
      limit ${portion} offset ${offset}`,
  );

/** Null if the member has never begun a second step. */
export const listPasskeys = (sql: Sql, memberId: number) =>
  sql<object[]>`select name, created_at, last_used_at from passkeys where member_id = ${memberId} order by id`;

export async function readSecondStep(sql: Sql, memberId: number): Promise<object | null> {
  const [row] = await sql`
    select begun_at, on_since,
      array(select used_at from recovery_codes where member_id = ${memberId} and used_at is not null order by used_at) as recovery_codes_used_at
    from second_steps where member_id = ${memberId}`;
  return row ?? null;
}

/** Null if there was no age check. */
export async function readAgeCheck(sql: Sql, memberId: number): Promise<object | null> {
  const [row] = await sql`select passed, checked_at from age_checks where member_id = ${memberId}`;
  return row ?? null;
}

export const listMailChoices = (sql: Sql, memberId: number): Rows =>
  inPortions(
    (offset) => sql`
      select kind, wanted, reason, changed_at from mail_choices where member_id = ${memberId} order by kind
      limit ${portion} offset ${offset}`,
  );

export const listMails = (sql: Sql, memberId: number): Rows =>
  inPortions(
    (offset) => sql`
      select kind, day::text as day, sent_at from mails_sent where member_id = ${memberId} order by kind limit ${portion} offset ${offset}`,
  );

/** All consents: each counts for its own time. */
export const listConsents = (sql: Sql, memberId: number): Rows =>
  inPortions(
    (offset) => sql`
      select kind, given, changed_at from member_consents where member_id = ${memberId} order by kind, number
      limit ${portion} offset ${offset}`,
  );

export interface OwnPhoto {
  id: string;
  state: 'inspected' | 'active' | 'rejected';
  /** Its name in the storage: not for the export. */
  file_full: string;
}

export const listPhotos = (sql: Sql, { memberId, until }: Owner): Rows<OwnPhoto> =>
  inPortions(
    (offset) => sql<OwnPhoto[]>`
      select p.public_id as id, p.state, p.position, p.id is not distinct from m.main_photo_id as main, p.width, p.height, p.colour,
        p.created_at, p.decided_at, p.file_full
      from photos p join members m on m.id = p.member_id
      where p.member_id = ${memberId} and p.created_at <= ${until} order by p.position, p.id limit ${portion} offset ${offset}`,
  );

export const listSentPhotos = (sql: Sql, { memberId, until }: Owner): Rows<OwnPhoto> =>
  inPortions(
    (offset) => sql<OwnPhoto[]>`
      select public_id as id, state, width, height, created_at, decided_at, seq is not null as sent, file_full
      from chat_photos where member_id = ${memberId} and created_at <= ${until} order by id limit ${portion} offset ${offset}`,
  );

export async function readSearches(sql: Sql, memberId: number): Promise<object> {
  const [saved] = await sql`select filter, saved_at from saved_searches where member_id = ${memberId}`;
  const [matches] = await sql`select preferences, saved_at from match_preferences where member_id = ${memberId}`;
  return { saved: saved ?? null, match_finder: matches ?? null };
}

interface Named {
  name: string | null;
}

export const listLikesGiven = (sql: Sql, { memberId, until }: Owner): Rows<Named> =>
  inPortions(
    (offset) => sql<Named[]>`
      select ${seenName(sql, memberId)} as name, l.created_at as at from likes l join members m on m.id = l.to_id
      where l.from_id = ${memberId} and l.created_at <= ${until} order by l.created_at, l.to_id limit ${portion} offset ${offset}`,
  );

export interface Received {
  at: Date;
  seen_at: Date | null;
}

/** The times within which a reader who sees no names has been told of likes and visits. */
export interface ToldTimes {
  since: Date;
  until: Date;
}

/**
 * A reader who sees no names gets only days: a finer order would place the likes and visits of others between those of accounts of the
 * reader's own. The time itself parts only rows that are written alike: a portion must begin where the last one ended.
 */
const receivedOrder = (sql: Sql, told: ToldTimes | null, at: ReturnType<Sql>) =>
  told ? sql`date_trunc('day', ${at}, 'UTC'), seen_at, ${at}` : sql`${at}, seen_at`;

/**
 * Without names, and with likes that a block or an erasure has ended among the others, so that an export reveals neither. A reader who sees
 * no names (`told`) gets no like older or newer than the site shows, unless it is mutual: an older one that a block or an erasure ends
 * would be missing in the next export, a newer one would reveal who came at that moment.
 */
export const listLikesReceived = (sql: Sql, { memberId, until }: Owner, told: ToldTimes | null): Rows<Received> =>
  inPortions(
    (offset) => sql<Received[]>`
      select created_at as at, seen_at from (
        select created_at, seen_at, exists (select from likes b where b.from_id = l.to_id and b.to_id = l.from_id) as mutual
        from likes l where to_id = ${memberId}
        union all select created_at, seen_at, false from nameless_likes where to_id = ${memberId} and (gone_at is null or gone_at > ${until})
        union all select at, seen_at, false from traces_left where member_id = ${memberId} and kind = 'like'
      ) l
      where created_at <= ${until} and (mutual or ${told === null} or (created_at >= ${told?.since ?? null} and created_at < ${told?.until ?? null}))
      order by ${receivedOrder(sql, told, sql`created_at`)} limit ${portion} offset ${offset}`,
  );

export const listVisitsMade = (sql: Sql, { memberId, until }: Owner): Rows<Named> =>
  inPortions(
    (offset) => sql<Named[]>`
      select ${seenName(sql, memberId)} as name, v.visited_at as at from visits v join members m on m.id = v.member_id
      where v.visitor_id = ${memberId} and v.visited_at <= ${until} order by v.visited_at, v.member_id limit ${portion} offset ${offset}`,
  );

export const listVisitsReceived = (sql: Sql, { memberId, until }: Owner, told: ToldTimes | null): Rows<Received> =>
  inPortions(
    (offset) => sql<Received[]>`
      select visited_at as at, seen_at from (
        select visited_at, seen_at from visits where member_id = ${memberId}
        union all select at, seen_at from traces_left where member_id = ${memberId} and kind = 'visit'
      ) v
      where visited_at <= ${until} and (${told === null} or visited_at < ${told?.until ?? null})
      order by ${receivedOrder(sql, told, sql`visited_at`)} limit ${portion} offset ${offset}`,
  );

export const listChoices = (sql: Sql, { memberId, until }: Owner): Rows =>
  inPortions(
    (offset) => sql`
      select ${seenName(sql, memberId)} as name, c.choice, c.created_at as at from play_choices c join members m on m.id = c.target_id
      where c.member_id = ${memberId} and c.created_at <= ${until} order by c.created_at, c.target_id limit ${portion} offset ${offset}`,
  );

/** The members whom the member has blocked, by name as in their own list of blocks. */
export const listBlocks = (sql: Sql, { memberId, until }: Owner): Rows<Named> =>
  inPortions(
    (offset) => sql<Named[]>`
      select case when m.status = 'active' then m.name end as name, b.created_at as at from blocks b join members m on m.id = b.blocked_id
      where b.blocker_id = ${memberId} and b.created_at <= ${until} order by b.created_at, b.blocked_id limit ${portion} offset ${offset}`,
  );

export interface ConversationOfOwner extends Named {
  number: number;
  id: string;
  began_at: Date;
  begun_by_me: boolean;
  muted: boolean;
  visible: boolean;
  cleared_seq: number;
}

/** Conversations whose other member is no longer visible are included only if they contain messages of the member. */
export const listConversations = (sql: Sql, { memberId, until }: Owner): Rows<ConversationOfOwner> =>
  inPortions(
    (offset) => sql<ConversationOfOwner[]>`
      select * from (
        select c.id as number, c.public_id as id, ${seenName(sql, memberId)} as name, ${visibleTo(sql, { memberId })} as visible, c.created_at as began_at,
          c.started_by is not distinct from own.member_id as begun_by_me, own.muted, own.cleared_seq
        from conversation_members own join conversations c on c.id = own.conversation_id join members m on m.id = own.other_id
        where own.member_id = ${memberId} and c.last_seq > 0 and c.created_at <= ${until}
      ) own
      where exists (
        select from messages w where w.conversation_id = own.number and w.created_at <= ${until}
          and (w.sender_id = ${memberId} or own.visible and w.seq > own.cleared_seq))
      order by number limit ${portion} offset ${offset}`,
  );

export interface MessageOfOwner {
  number: number;
  by_me: boolean;
  kind: 'text' | 'icebreaker' | 'gift' | 'photo';
  text: string | null;
  /** The element of a profile that the message answers to; null for most, and if the other member is no longer visible. */
  about: { kind: 'photo' } | { kind: 'text'; text: string } | { kind: 'interest'; id: string } | null;
  item: string | null;
  cost: number | null;
  at: Date;
}

/**
 * The member's own messages, and those they received if they still see the sender and have not deleted them. A photo of the other member is
 * listed without its file.
 */
export async function* listMessages(
  sql: Sql,
  { memberId, until }: Owner,
  { number: conversationId, visible, cleared_seq }: ConversationOfOwner,
): AsyncGenerator<MessageOfOwner> {
  const theirs = visible ? sql`seq > ${cleared_seq}` : sql`false`;
  // The elements that the member answers to are in the other member's profile.
  const about = visible
    ? sql`case about ->> 'kind' when 'photo' then jsonb_build_object('kind', 'photo') else about end`
    : sql`null::jsonb`;
  for (let after = 0; ;) {
    const rows: MessageOfOwner[] = await sql<MessageOfOwner[]>`
      select seq as number, sender_id = ${memberId} as by_me, kind, body as text, ${about} as about,
        case when sender_id = ${memberId} or kind <> 'photo' then item end as item,
        case when sender_id = ${memberId} then cost end as cost, created_at as at
      from messages
      where conversation_id = ${conversationId} and seq > ${after} and created_at <= ${until} and (sender_id = ${memberId} or ${theirs})
      order by seq limit ${portion}`;
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < portion) return;
    after = last.number;
  }
}

/** The approximate number of messages, used only for the reported progress. */
export async function countMessages(sql: Sql, memberId: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select coalesce(sum(c.last_seq), 0)::int as count from conversation_members own join conversations c on c.id = own.conversation_id
    where own.member_id = ${memberId}`;
  return row?.count ?? 0;
}

/** Messages that wait for a moderator or were not delivered. The reason is not in the export. */
export const listHeldMessages = (sql: Sql, { memberId, until }: Owner): Rows =>
  inPortions(
    (offset) => sql`
      select kind, body as text, item, price, created_at as at from held_messages
      where sender_id = ${memberId} and created_at <= ${until} and state <> 'delivered' order by id limit ${portion} offset ${offset}`,
  );

export async function readFirstMessage(sql: Sql, memberId: number): Promise<object | null> {
  const [row] = await sql`select body as text, created_at as at from first_messages where member_id = ${memberId}`;
  return row ?? null;
}

/** The progress of the steps after the sign-up, with drafts that were not sent. */
export async function readSignupProgress(sql: Sql, memberId: number): Promise<object | null> {
  const [row] = await sql`select skipped, drafts, changed_at as at from signup_progress where member_id = ${memberId}`;
  return row ?? null;
}

export interface PurchaseOfOwner {
  credits: number;
  amount: number;
  currency: string;
  state: string;
  at: Date;
  /** Of a direct debit. */
  mandate: {
    reference: string;
    creditor: string;
    creditor_id: string;
    signed_at: string;
    collect_on: string;
    returned_at: string | null;
    sealed_account: string | null;
    sealed_contact: string | null;
  } | null;
}

export const listPurchases = (sql: Sql, { memberId, until }: Owner): Rows<PurchaseOfOwner> =>
  inPortions(
    (offset) => sql<PurchaseOfOwner[]>`
      select public_id as id, package_id as package, credits, amount, currency, country, method, discount_code, state, refunded, used, withdrawn_at,
        withdrawal_amount, withdrawal_paid_at, provider, description,
        language, created_at as at, updated_at, (
          select json_build_object('reference', m.reference, 'creditor', m.creditor_name, 'creditor_id', m.creditor_id,
            'signed_at', to_json(m.signed_at at time zone 'UTC')#>>'{}' || 'Z', 'collect_on', m.collect_on,
            'returned_at', to_json(m.returned_at at time zone 'UTC')#>>'{}' || 'Z',
            'sealed_account', m.sealed_account, 'sealed_contact', m.sealed_contact)
          from debit_mandates m where m.order_id = orders.id) as mandate
      from orders where member_id = ${memberId} and created_at <= ${until} order by id limit ${portion} offset ${offset}`,
  );

/** Each with the content of its PDF. */
export const listReceipts = (sql: Sql, { memberId, until }: Owner): Rows =>
  inPortions(
    (offset) => sql`
      select r.public_id as id, o.public_id as purchase, r.kind, r.company_id as company, r.series, r.number, r.issued_at, r.seller, r.language, r.description, r.country,
        r.paid_on::text as paid_on, r.currency, r.gross, r.net, r.vat, r.vat_rate
      from receipts r join orders o on o.id = r.order_id
      where o.member_id = ${memberId} and r.issued_at <= ${until} order by r.id limit ${portion} offset ${offset}`,
  );

export async function readBalance(sql: Sql, memberId: number): Promise<number> {
  const [row] = await sql<{ balance: number }[]>`select balance from wallets where member_id = ${memberId}`;
  return row?.balance ?? 0;
}

export const listEntries = (sql: Sql, { memberId, until }: Owner): Rows =>
  inPortions(
    (offset) => sql`
      select public_id as id, kind, amount, balance_after, created_at as at from ledger_entries
      where member_id = ${memberId} and created_at <= ${until} order by id limit ${portion} offset ${offset}`,
  );

export const listCodes = (sql: Sql, memberId: number): Rows =>
  inPortions(
    (offset) => sql`
      select code, country, percentage, minimum_order, currency, validity, active, signup_window, expires_at, methods
      from discount_codes where member_id = ${memberId} order by code limit ${portion} offset ${offset}`,
  );

export const listCodesUsed = (sql: Sql, { memberId, until }: Owner): Rows =>
  inPortions(
    (offset) => sql`
      select u.code, o.public_id as purchase, u.created_at as at, u.let_go_at from discount_uses u join orders o on o.id = u.order_id
      where u.member_id = ${memberId} and u.created_at <= ${until} order by u.created_at, u.order_id limit ${portion} offset ${offset}`,
  );

export interface ReportOfOwner extends Named {
  text: string;
  at: Date;
}

/** The member's own statements about others, without the investigation and its notes. */
export const listReports = (sql: Sql, { memberId, until }: Owner): Rows<ReportOfOwner> =>
  inPortions(
    (offset) => sql<ReportOfOwner[]>`
      select r.public_id as reference, ${seenName(sql, memberId)} as name, r.subject, r.reason, r.body as text, r.created_at as at
      from reports r join members m on m.id = r.reported_id
      where r.reporter_id = ${memberId} and r.created_at <= ${until} order by r.id limit ${portion} offset ${offset}`,
  );

export interface NoticeOfOwner {
  facts: string;
  appeal_text: string | null;
  appeal_answer: string | null;
  at: Date;
}

export const listNotices = (sql: Sql, { memberId, until }: Owner): Rows<NoticeOfOwner> =>
  inPortions(
    (offset) => sql<NoticeOfOwner[]>`
      select public_id as id, kind, ground, facts, photo_id as photo, automated, created_at as at, seen_at, appeal_until, appeal_text,
        appealed_at, appeal_outcome, appeal_answer, appeal_decided_at, lifted_at
      from notices where member_id = ${memberId} and created_at <= ${until} order by id limit ${portion} offset ${offset}`,
  );

export interface ComplaintOfOwner {
  reference: string;
  at: Date;
  entries: { by_me: boolean; text: string; at: Date }[];
}

export const listComplaints = (sql: Sql, { memberId, until }: Owner): Rows<ComplaintOfOwner> =>
  inPortions(
    (offset) => sql<ComplaintOfOwner[]>`
      select c.reference, c.kind, c.state, c.created_at as at, c.said_at as last_word_at,
        (select jsonb_agg(jsonb_build_object('by_me', e.actor is null, 'text', e.body, 'at', iso_time(e.created_at)) order by e.id)
          from complaint_entries e where e.complaint_id = c.id and e.created_at <= ${until}) as entries
      from complaints c
      where c.member_id = ${memberId} and c.created_at <= ${until} order by c.id limit ${portion} offset ${offset}`,
  );

export async function readDeletion(sql: Sql, memberId: number): Promise<object | null> {
  const [row] = await sql`select reason, asked_at, erase_at, undone_at from deletions where member_id = ${memberId}`;
  return row ?? null;
}
