import {
  attributeNames,
  type AttributeName,
  type EndpointAnswer,
  type endpoints,
} from '@heartline/api-client/contract';

import type { Sql } from '../platform/database.ts';
import type { PhotoFiles } from '../platform/media.ts';
import { picturesShownTo, visibleTo, type Beholder } from '../people/visibility.ts';

type ProfileAnswer = EndpointAnswer<typeof endpoints.profile.get>['profile'];

export interface ProfileRow {
  id: number;
  pool: string;
  gender: ProfileAnswer['gender'];
  country: string;
  region_id: string | null;
  about: string;
  interests: ProfileAnswer['interests'];
  seeking: ProfileAnswer['seeking'];
  languages: string[];
  attributes: Record<AttributeName, string | null>;
  birth_date: string;
  cell_x: number | null;
  cell_y: number | null;
}

/** A profile that this viewer may see, or undefined. */
export async function findProfile(
  sql: Sql,
  viewer: Beholder,
  pool: string,
  publicId: string,
): Promise<ProfileRow | undefined> {
  const [row] = await sql<(Omit<ProfileRow, 'attributes'> & Record<AttributeName, string | null>)[]>`
    select m.id, m.pool, m.gender, m.country, m.region_id, m.about, m.interests, m.seeking, m.languages, m.birth_date::text, m.cell_x, m.cell_y, ${sql(attributeNames)}
    from members m where m.public_id = ${publicId} and m.pool = ${pool} and ${visibleTo(sql, viewer)}`;
  return (
    row && {
      ...row,
      attributes: Object.fromEntries(attributeNames.map((name) => [name, row[name]])) as ProfileRow['attributes'],
    }
  );
}

/** Photos whose existence this viewer may know of, the main one first. */
export const listShownPhotos = (sql: Sql, viewer: Beholder, memberId: number) => sql<
  (PhotoFiles & { main: boolean })[]
>`
  select p.public_id, p.width, p.height, p.colour, p.file_full, p.file_match, p.file_thumb, p.file_blur, p.id is not distinct from m.main_photo_id as main
  from photos p join members m on m.id = p.member_id
  where p.member_id = ${memberId} and p.state = 'active' and ${picturesShownTo(sql, viewer)}
  order by p.id is not distinct from m.main_photo_id desc, p.position, p.id`;

/** The viewer's conversation with a member, as long as it is in the viewer's list. */
export async function findConversationId(sql: Sql, viewerId: number, memberId: number): Promise<string | null> {
  const [row] = await sql<{ public_id: string }[]>`
    select c.public_id from conversation_members cm join conversations c on c.id = cm.conversation_id
    where cm.member_id = ${viewerId} and cm.other_id = ${memberId} and not cm.hidden`;
  return row?.public_id ?? null;
}
