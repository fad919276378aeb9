import type { Sql } from '../platform/database.ts';
import type { PhotoFiles } from '../platform/media.ts';
import { visibleTo } from '../people/visibility.ts';

/** Whether `photos p` of `members m` is open to `members self`, as on the profile (MEM-04). */
const open = (sql: Sql) => sql`
  (p.state = 'active' and (p.member_id = self.id or p.id is not distinct from m.main_photo_id or self.premium_since is not null))`;

export interface Answerable {
  about: string;
  interests: string[];
  /** Whether the photo that was asked for is visible to the sender. */
  photo: boolean;
}

/** Everything in the other member's profile that the sender can answer to; undefined if the sender does not see the profile. */
export async function findAnswerable(
  sql: Sql,
  senderId: number,
  conversationId: string,
  photoId: string | null,
): Promise<Answerable | undefined> {
  const [row] = await sql<Answerable[]>`
    select m.about, m.interests, exists (
      select from photos p where p.public_id = ${photoId} and p.member_id = m.id and ${open(sql)}) as photo
    from conversations c
    join members self on self.id = ${senderId} and self.id in (c.member_a, c.member_b)
    join members m on m.id = c.member_a + c.member_b - self.id
    where c.public_id = ${conversationId} and ${visibleTo(sql, { memberId: senderId })}`;
  return row;
}

/** A photo of either member of a conversation, as long as it is visible to the viewer and the two can reach each other. */
export async function findAnsweredPhoto(
  sql: Sql,
  viewerId: number,
  conversationId: string,
  photoId: string,
): Promise<PhotoFiles | undefined> {
  const [row] = await sql<PhotoFiles[]>`
    select p.public_id, p.width, p.height, p.colour, p.file_full, p.file_match, p.file_thumb, p.file_blur
    from conversations c
    join conversation_members own on own.conversation_id = c.id and own.member_id = ${viewerId}
    join members self on self.id = own.member_id
    join photos p on p.public_id = ${photoId} and p.member_id in (own.member_id, own.other_id)
    join members m on m.id = p.member_id
    where c.public_id = ${conversationId} and ${open(sql)} and is_reachable(own.member_id, own.other_id)`;
  return row;
}
