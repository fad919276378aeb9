-- By what its own page names a sign-up that waits (signup/waiting-signup.store.ts). None in those of the version before.
alter table waiting_signups add column public_id text unique;
