-- What is answered to a login depends on what was typed only; see docs/decisions/2026-11-22-login-lock.md.
-- The one network that all failures of a row came from; null when there were several.
alter table login_attempts add column network text;
-- The member whose password was replaced since: the lock does not hold for whoever has the new one.
alter table login_attempts add column open_for bigint;
