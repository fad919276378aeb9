-- How far a new member has come with the steps after the sign-up, on whatever device (SGN-03).

create table signup_progress (
  member_id bigint primary key references members on delete cascade,
  -- The member whose page the sign-up came from (SGN-08).
  to_public_id text,
  skipped text[] not null default '{}',
  -- By step: what was typed there and not sent off. What was sent off stands where it belongs, in the profile.
  drafts jsonb not null default '{}',
  changed_at timestamptz not null
);
