-- Whom an entry of the audit log is about, so that it can be read, and so that a look with its reason opens what was looked at and
-- nothing else. No reference: what happened stays written when the account is gone.
alter table audit_log add column member_id bigint;

alter table audit_log disable trigger audit_append_only;
update audit_log l set member_id = m.id from members m where l.subject = 'member:' || m.public_id;
update audit_log l set member_id = p.member_id from photos p where l.subject = 'photo:' || p.public_id;
update audit_log l set member_id = r.reported_id from reports r where l.subject = 'report:' || r.public_id;
update audit_log l set member_id = n.member_id from notices n where l.subject = 'notice:' || n.public_id;
update audit_log l set member_id = h.sender_id from held_messages h where l.subject = 'held:' || h.public_id;
alter table audit_log enable trigger audit_append_only;

create index audit_log_member on audit_log (member_id, id desc) where member_id is not null;
create index reports_about on reports (reported_id, id desc);
