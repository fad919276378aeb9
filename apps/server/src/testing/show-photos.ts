import type { TestServer } from './harness.ts';

/** Gives all members of a country a photo that is shown, without files. */
export async function showPhotos({ sql, clock }: TestServer, country: string): Promise<void> {
  await sql`
    with made as (
      insert into photos (public_id, member_id, state, position, width, height, file_full, file_match, file_thumb, file_blur, created_at)
      select 'photo-' || public_id, id, 'active', 0, 3, 4, 'f' || id, 'm' || id, 't' || id, 'b' || id, ${clock.now()} from members
      where country = ${country}
      returning id, member_id)
    update members set main_photo_id = made.id from made where members.id = made.member_id`;
}
