-- Which mails a member gets, and when the last one of each kind went: see docs/decisions/2026-11-23-mails-of-one-s-own-accord.md.
create table mail_choices (
  member_id bigint not null references members on delete cascade,
  kind text not null,
  wanted boolean not null,
  -- Why it is off, where the member did not switch it off on the page.
  reason text check (reason in ('complaint', 'bounce', 'unsubscribe')),
  changed_at timestamptz not null,
  primary key (member_id, kind),
  check (not wanted or reason is null)
);
create table mails_sent (
  member_id bigint not null references members on delete cascade,
  kind text not null,
  -- Of the member's time zone.
  day date not null,
  sent_at timestamptz not null,
  primary key (member_id, kind)
);
alter table members drop column notifications_disabled;
