-- The consent log and the texts it points to are proof: only added to, except by a purge that says so.
create function refuse_consent_change() returns trigger language plpgsql as $$
begin
  if current_setting('izlog.purge', true) = 'on' then
    return coalesce(new, old);
  end if;
  raise exception 'Consents and their texts are only added to.' using errcode = 'integrity_constraint_violation';
end
$$;
create trigger consent_log_append_only before update or delete on consent_log
  for each row execute function refuse_consent_change();
create trigger consent_versions_append_only before update or delete on consent_versions
  for each row execute function refuse_consent_change();
