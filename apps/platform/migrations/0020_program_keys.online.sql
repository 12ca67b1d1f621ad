-- Made again where a former try was ended halfway: such an index is there, and invalid.
drop index concurrently if exists audit_log_keys;
--> statement-breakpoint
create index concurrently audit_log_keys on audit_log (site_id, key_id, id) where key_id is not null;
