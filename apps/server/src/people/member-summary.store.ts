import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import type { Sql } from '../platform/database.ts';
import type { PhotoFiles } from '../platform/media.ts';
import type { Platform } from '../platform/platform.ts';
import { ageOf, newSince, online, picturesShownTo, visibleTo, type Beholder } from './visibility.ts';

export type MemberSummaryAnswer = EndpointAnswer<typeof endpoints.search.members>['profiles'][number];

type Reason = NonNullable<MemberSummaryAnswer['reason']>;

interface SummaryRow extends Partial<ReasonRow> {
  id: number;
  public_id: string;
  name: string;
  age: number;
  gender: MemberSummaryAnswer['gender'];
  country: string;
  region: string | null;
  place: string | null;
  online: boolean;
  premium: boolean;
  fictional: boolean;
  liked: boolean;
  photo: PhotoFiles | null;
}

/** The data for reasons, where the caller asks for them. */
interface ReasonRow {
  shared: Extract<Reason, { kind: 'interest' }>['interest'][];
  same_town: boolean | null;
  is_new: boolean;
}

/**
 * The data that cards, rows and chats show of members, by numeric id. Members whom the viewer may not see (blocked either way, disabled,
 * unconfirmed, leaving, gone, of another pool) are missing, and nothing reveals why. `reasons` adds a reason to write to each.
 */
export async function loadMemberSummaries(
  platform: Platform,
  viewer: Beholder,
  ids: number[],
  { reasons = false }: { reasons?: boolean } = {},
): Promise<Map<number, MemberSummaryAnswer>> {
  if (ids.length === 0) return new Map();
  const rows = await selectSummaries(platform.sql, viewer, [...new Set(ids)], platform.clock.now(), reasons);
  return new Map(rows.map((row) => [row.id, toAnswer(row, platform, viewer)]));
}

/** Numeric ids of the members of a pool with these public ids, in their order. */
export async function findNumbers(sql: Sql, pool: string, publicIds: readonly string[]): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select m.id from unnest(${[...publicIds]}::text[]) with ordinality as asked (public_id, turn)
    join members m on m.public_id = asked.public_id where m.pool = ${pool} order by asked.turn`;
  return rows.map(({ id }) => id);
}

/** The summaries of these ids that are in the map, in their order. */
export const pickSummaries = (
  found: ReadonlyMap<number, MemberSummaryAnswer>,
  ids: readonly number[],
): MemberSummaryAnswer[] => ids.flatMap((id) => found.get(id) ?? []);

/** The data that a window shows about a member. */
export const briefly = ({ id, name, fictional, main_image }: MemberSummaryAnswer) => ({
  id,
  name,
  fictional,
  main_image,
});

const selectSummaries = (sql: Sql, viewer: Beholder, ids: number[], now: Date, reasons: boolean) => sql<SummaryRow[]>`
  select m.id, m.public_id, m.name, ${ageOf(sql, now)} as age, m.gender, m.country, r.name as region, pl.name as place,
    ${online(sql, now)} as online, m.premium_since is not null as premium, m.fictional,
    ${viewer.memberId === undefined ? sql`false` : sql`exists (select from likes l where l.from_id = ${viewer.memberId} and l.to_id = m.id)`} as liked,
    case when p.id is not null then jsonb_build_object('public_id', p.public_id, 'width', p.width, 'height', p.height, 'colour', p.colour,
      'file_full', p.file_full, 'file_match', p.file_match, 'file_thumb', p.file_thumb, 'file_blur', p.file_blur) end as photo
    ${reasons && viewer.memberId !== undefined ? reasonColumns(sql, viewer.memberId, now) : sql``}
  from members m
  left join regions r on r.id = m.region_id
  left join places pl on pl.id = m.place_id
  left join photos p on p.id = m.main_photo_id and p.state = 'active' and ${picturesShownTo(sql, viewer)}
  where m.id = any(${ids}::bigint[]) and ${visibleTo(sql, viewer)}`;

const reasonColumns = (sql: Sql, memberId: number, now: Date) => sql`,
    array(select one from unnest((select self.interests from members self where self.id = ${memberId})) as one where one = any(m.interests)) as shared,
    m.place_id = (select self.place_id from members self where self.id = ${memberId}) as same_town, m.signup_at > ${newSince(now)} as is_new`;

function toAnswer(
  { id: _id, public_id, photo, shared, same_town = null, is_new = false, ...row }: SummaryRow,
  platform: Platform,
  viewer: Beholder,
): MemberSummaryAnswer {
  return {
    id: public_id,
    ...row,
    main_image: photo && platform.media.image(photo, viewer.publicId ?? ''),
    ...(shared ? { reason: row.fictional ? null : reasonOf({ shared, same_town, is_new }) } : {}),
  };
}

/** The most personal reason. */
function reasonOf({ shared: [interest], same_town, is_new }: ReasonRow): Reason | null {
  if (interest) return { kind: 'interest', interest };
  if (same_town) return { kind: 'town' };
  return is_new ? { kind: 'new' } : null;
}
