create table conversations (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  member_a bigint not null references members on delete cascade,
  member_b bigint not null references members on delete cascade,
  last_seq int not null default 0,
  -- Who sent the first message; an empty conversation counts for nobody (CHAT-03).
  started_by bigint,
  created_at timestamptz not null,
  unique (member_a, member_b),
  check (member_a < member_b)
) with (fillfactor = 80);
create index conversations_started on conversations (started_by) where started_by is not null;

create table conversation_members (
  member_id bigint not null references members on delete cascade,
  conversation_id bigint not null references conversations on delete cascade,
  other_id bigint not null references members on delete cascade,
  read_seq int not null default 0,
  delivered_seq int not null default 0,
  unread int not null default 0 check (unread >= 0),
  -- Deleting a chat hides what came up to here for this member only (CHAT-05).
  cleared_seq int not null default 0,
  hidden boolean not null default false,
  -- No sign of new messages outside the conversation's row in the list.
  muted boolean not null default false,
  last_message_at timestamptz,
  -- No index on what each message changes: the list sorts a member's few hundred rows itself, and updates stay in the page.
  primary key (member_id, conversation_id)
) with (fillfactor = 80);

create table messages (
  conversation_id bigint not null references conversations on delete cascade,
  seq int not null,
  public_id text not null,
  sender_id bigint not null,
  kind text not null check (kind in ('text', 'icebreaker', 'gift', 'photo')),
  body text,
  -- Catalogue id of an icebreaker or a gift, public id of a photo.
  item text,
  client_id uuid not null,
  cost int not null,
  -- The sender's balance after this message: a repeated send gets the answer of the first.
  credits_after int not null default 0,
  created_at timestamptz not null,
  primary key (conversation_id, seq),
  unique (sender_id, client_id)
);

-- Photos in conversations (CHAT-10).
create table chat_photos (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  member_id bigint not null references members on delete cascade,
  -- Of the message it is for: an upload that is repeated finds it.
  client_id uuid not null,
  -- Of the bytes that came: another picture under the same client id is refused.
  upload_hash bytea not null,
  content_hash bytea not null,
  state text not null check (state in ('inspected', 'active', 'rejected')),
  width int not null,
  height int not null,
  -- Unrelated random names, one a size, so that one address never leads to another.
  file_full text not null unique,
  file_thumb text not null unique,
  file_blur text not null unique,
  created_at timestamptz not null,
  decided_at timestamptz,
  -- The message that shows it; null until that is sent.
  conversation_id bigint references conversations on delete cascade,
  seq int,
  -- When the receiver lifted the veil.
  opened_at timestamptz,
  unique (member_id, client_id),
  unique (conversation_id, seq)
);
create index chat_photos_unsent on chat_photos (created_at) where seq is null;
create index chat_photos_refused on chat_photos (content_hash) where state = 'rejected';

-- Messages that wait for a person before they are delivered (security.md section 8).
create table held_messages (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  conversation_id bigint not null references conversations on delete cascade,
  sender_id bigint not null references members on delete cascade,
  kind text not null check (kind in ('text', 'photo')),
  body text,
  -- Public id of the photo.
  item text,
  client_id uuid not null,
  -- What the sender was shown; charged when it is delivered, and never when it is not.
  price int not null,
  cause text not null check (cause in ('link', 'repeated', 'photo')),
  -- approved: a person released it, and it is delivered with the next try of the sender if it could not be at once.
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'delivered', 'refused')),
  decided_by text,
  created_at timestamptz not null,
  decided_at timestamptz,
  unique (sender_id, client_id)
);
create index held_messages_waiting on held_messages (id) where state = 'waiting';
create index held_messages_refused on held_messages (sender_id) where state = 'refused';

-- The live stream of one member: numbers are given under this row's lock, so a reader that follows them misses no late commit.
create table member_streams (
  member_id bigint primary key references members on delete cascade,
  last_seq bigint not null default 0
) with (fillfactor = 70);

create table events (
  member_id bigint not null,
  seq bigint not null,
  payload jsonb not null,
  created_at timestamptz not null,
  primary key (member_id, seq)
);
-- Events are written in the order of time and deleted by it: a few bytes for thousands of rows are enough.
create index events_age on events using brin (created_at);
