import type { Sql } from '../platform/database.ts';

export interface NewMember {
  publicId: string;
  pool: string;
  siteId: string;
  /** Null until the e-mail is confirmed. */
  confirmedAt: Date | null;
  name: string;
  nameKey: string;
  email: string | null;
  emailKey: string | null;
  language: string;
  gender: string;
  seeking: readonly string[];
  birthDate: string;
  timeZone: string;
  country: string;
  regionId: string | null;
  /** @default none */
  interests?: readonly string[];
  tracking: Record<string, string>;
  signupAt: Date;
}

/** Writes a member with an empty wallet and an empty live stream. Returns the id. */
export async function insertMember(sql: Sql, member: NewMember): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into members (public_id, pool, site_id, status, confirmed_at, name, name_key, email, email_key, language, gender, seeking,
      birth_date, time_zone, country, region_id, interests, tracking, signup_at, last_active_at)
    values (${member.publicId}, ${member.pool}, ${member.siteId}, 'active', ${member.confirmedAt}, ${member.name}, ${member.nameKey},
      ${member.email}, ${member.emailKey}, ${member.language}, ${member.gender}, ${[...member.seeking]}, ${member.birthDate},
      ${member.timeZone}, ${member.country}, ${member.regionId}, ${[...(member.interests ?? [])]}, ${sql.json(member.tracking)}, ${member.signupAt}, ${member.signupAt})
    returning id`;
  const id = row?.id ?? 0;
  await sql`insert into wallets (member_id) values (${id})`;
  await sql`insert into member_streams (member_id) values (${id})`;
  return id;
}
