-- Statements of withdrawal are proof: only added to, except by a purge that says so.
create function refuse_withdrawal_change() returns trigger language plpgsql as $$
begin
  if current_setting('izlog.purge', true) = 'on' then
    return coalesce(new, old);
  end if;
  raise exception 'Statements of withdrawal are only added to.' using errcode = 'integrity_constraint_violation';
end
$$;
create trigger withdrawals_append_only before update or delete on withdrawals
  for each row execute function refuse_withdrawal_change();
