import { jsonb, type Sql } from '../platform/database.ts';
import type { PhotoFiles } from '../platform/media.ts';

export interface UserRow {
  public_id: string;
  status: 'active' | 'paused' | 'disabled' | 'pending_deletion' | 'deleted';
  confirmed: boolean;
  pool: string;
  age_checked: boolean;
  email: string | null;
  name: string;
  credits: number;
  premium: boolean;
  signup_at: Date;
  language: string;
  fictional: boolean;
  notifications_disabled: { kind: string; reason: string }[];
  push_subscribed: boolean;
  shows_reading: boolean;
  shows_typing: boolean;
  photos_public: boolean | null;
  moderator: boolean;
  conversations_started: number;
  birth_date: string;
  gender: string;
  seeking: string[];
  country: string;
  time_zone: string;
  region: string | null;
  place: string | null;
  about: string;
  sexuality: string | null;
  hair_colour: string | null;
  eye_colour: string | null;
  body_type: string | null;
  relationship_status: string | null;
  tattoos: string | null;
  interests: string[];
  languages: string[];
  main_photo: (PhotoFiles & { state: 'inspected' | 'active' | 'rejected' }) | null;
}

/** The member, with the data of this session. */
export async function findUser(sql: Sql, memberId: number, session: string): Promise<UserRow | undefined> {
  const [row] = await sql<UserRow[]>`
    select m.public_id, m.status, m.confirmed_at is not null as confirmed, m.pool, m.email, m.name, coalesce(w.balance, 0) as credits,
      m.premium_since is not null as premium, m.signup_at, m.language, m.fictional,
      coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'reason', reason) order by kind) from mail_choices
        where member_id = m.id and reason is not null), '[]') as notifications_disabled,
      m.push_subscriptions @> ${jsonb(sql, [{ session }])} as push_subscribed, m.shows_reading, m.shows_typing, m.photos_public, m.moderator,
      exists (select from age_checks a where a.member_id = m.id and a.passed) as age_checked,
      (select count(*)::int from conversations c where c.started_by = m.id) as conversations_started,
      to_char(m.birth_date, 'YYYY-MM-DD') as birth_date, m.gender, m.seeking, m.country, m.time_zone,
      r.name as region, pl.name as place, m.about, m.sexuality, m.hair_colour, m.eye_colour, m.body_type, m.relationship_status,
      m.tattoos, m.interests, m.languages,
      (select to_jsonb(p) from (
        select ph.public_id, ph.width, ph.height, ph.colour, ph.file_full, ph.file_match, ph.file_thumb, ph.file_blur, ph.state
        from photos ph where ph.id = m.main_photo_id
      ) p) as main_photo
    from members m
      left join wallets w on w.member_id = m.id
      left join regions r on r.id = m.region_id
      left join places pl on pl.id = m.place_id
    where m.id = ${memberId}`;
  return row;
}
