-- What staff did is proof: only added to, except by a purge that says so.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if current_setting('izlog.purge', true) = 'on' then
    return coalesce(new, old);
  end if;
  raise exception 'The log of what staff did is only added to.' using errcode = 'integrity_constraint_violation';
end
$$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_audit_change();
