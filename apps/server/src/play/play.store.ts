import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import type { BlockReaction, Pair } from '../blocks/reactions.ts';
import { activityStep } from '../people/activity.ts';
import { picturesShownTo, visibleTo, type Beholder } from '../people/visibility.ts';
import type { Sql, Transaction } from '../platform/database.ts';
import type { PhotoFiles } from '../platform/media.ts';

export type Choice = 'like' | 'pass';
type Interests = EndpointAnswer<typeof endpoints.play.deck>['candidates'][number]['interests'];

export interface PlayState {
  likes: number;
  last_target: number | null;
  last_choice: Choice | null;
  last_counted: boolean;
}

/** Locks and returns the member's row, with the likes of this day. */
export async function lockState(tx: Transaction, memberId: number, day: string): Promise<PlayState> {
  await tx`insert into play_states (member_id, day, likes) values (${memberId}, ${day}, 0) on conflict (member_id) do nothing`;
  // Each day has its own likes. Midnight may pass between two servers' readings of the clock: days never go back.
  const [row] = await tx<PlayState[]>`
    update play_states set likes = case when day < ${day} then 0 else likes end, last_counted = last_counted and day >= ${day},
      day = greatest(day, ${day}::date)
    where member_id = ${memberId} returning likes, last_target, last_choice, last_counted`;
  if (!row) throw new Error('the state of the game is not there');
  return row;
}

/** As `lockState`, without the lock. A last choice that the member may no longer see is omitted, and nothing reveals why. */
export async function findState(
  sql: Sql,
  viewer: Beholder & { memberId: number },
  day: string,
): Promise<PlayState | undefined> {
  const [row] = await sql<PlayState[]>`
    select case when s.day < ${day} then 0 else s.likes end as likes, m.id as last_target, s.last_choice, s.last_counted
    from play_states s left join members m on m.id = s.last_target and ${visibleTo(sql, viewer)}
    where s.member_id = ${viewer.memberId}`;
  return row;
}

export async function saveState(tx: Transaction, memberId: number, state: PlayState): Promise<void> {
  const { likes, last_target, last_choice, last_counted } = state;
  await tx`update play_states set ${tx({ likes, last_target, last_choice, last_counted })} where member_id = ${memberId}`;
}

export async function saveChoice(
  tx: Transaction,
  memberId: number,
  targetId: number,
  choice: Choice,
  at: Date,
): Promise<void> {
  await tx`
    insert into play_choices (member_id, target_id, choice, created_at) values (${memberId}, ${targetId}, ${choice}, ${at})
    on conflict (member_id, target_id) do update set choice = excluded.choice, created_at = excluded.created_at`;
}

export async function deleteChoice(tx: Transaction, memberId: number, targetId: number): Promise<void> {
  await tx`delete from play_choices where member_id = ${memberId} and target_id = ${targetId}`;
}

/** Deletes everything of the game between two members: choices and undoable choices. */
async function deleteChoicesBetween(tx: Transaction, { low, high }: Pair): Promise<number[]> {
  await tx`delete from play_choices where (member_id = ${low} and target_id = ${high}) or (member_id = ${high} and target_id = ${low})`;
  await tx`
    update play_states set last_target = null, last_choice = null, last_counted = false
    where (member_id = ${low} and last_target = ${high}) or (member_id = ${high} and last_target = ${low})`;
  return [];
}

export const choicesEnd: BlockReaction = { end: deleteChoicesBetween };

export interface Player {
  pool: string;
  country: string;
  gender: string;
  seeking: string[];
}

export async function findPlayer(sql: Sql, memberId: number): Promise<Player | undefined> {
  const [row] = await sql<Player[]>`select pool, country, gender, seeking from members where id = ${memberId}`;
  return row;
}

/**
 * Candidates for the member: of the country, each seeking the other's gender, most recently active first. Passed members return after
 * `passedBefore`. Whether a candidate likes the member makes no difference: the order would reveal it.
 */
export async function listCandidates(
  sql: Sql,
  memberId: number,
  player: Player,
  options: { without: readonly number[]; passedBefore: Date; withPhoto: boolean; limit: number },
): Promise<number[]> {
  const { without, passedBefore, withPhoto, limit } = options;
  const rows = await sql<{ id: number }[]>`
    select e.member_id as id from search_entries e join members m on m.id = e.member_id
    where e.pool = ${player.pool} and e.country = ${player.country} and e.gender = any(${player.seeking}::text[])
      and ${player.gender} = any(m.seeking) and e.photo = ${withPhoto} and e.member_id <> all(${[...without, memberId]}::bigint[])
      and not exists (select from likes l where l.from_id = ${memberId} and l.to_id = e.member_id)
      and not exists (select from play_choices c where c.member_id = ${memberId} and c.target_id = e.member_id
        and (c.choice = 'like' or c.created_at > ${passedBefore}))
    order by ${activityStep(sql)} desc, e.member_id desc limit ${limit}`;
  return rows.map(({ id }) => id);
}

export const listWords = (sql: Sql, ids: readonly number[]) =>
  sql<
    { id: number; about: string; interests: Interests }[]
  >`select id, about, interests from members where id = any(${[...ids]}::bigint[])`;

/** Photos of these members that the viewer may see, main photos first: the others are for premium members (MEM-04). */
export const listPhotos = (sql: Sql, viewer: Beholder, ids: readonly number[], premium: boolean) => sql<
  (PhotoFiles & { member_id: number })[]
>`
  select p.member_id, p.public_id, p.width, p.height, p.colour, p.file_full, p.file_match, p.file_thumb, p.file_blur
  from photos p join members m on m.id = p.member_id
  where p.member_id = any(${[...ids]}::bigint[]) and p.state = 'active' and ${picturesShownTo(sql, viewer)}
    and (p.id = m.main_photo_id or ${premium})
  order by p.member_id, p.id is not distinct from m.main_photo_id desc, p.position, p.id`;

/** Members whom the member has liked in the game since a moment and still likes, the last first. */
export async function listLikedSince(sql: Sql, memberId: number, since: Date): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select c.target_id as id from play_choices c join likes l on l.from_id = c.member_id and l.to_id = c.target_id
    where c.member_id = ${memberId} and c.choice = 'like' and c.created_at >= ${since} order by c.created_at desc`;
  return rows.map(({ id }) => id);
}
