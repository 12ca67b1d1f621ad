-- Movements of the stock are proof: only added to, except by a purge that says so, and with the product that they are of.
create function refuse_movement_change() returns trigger language plpgsql as $$
begin
  if current_setting('izlog.purge', true) = 'on' or (tg_op = 'DELETE' and pg_trigger_depth() > 1) then
    return coalesce(new, old);
  end if;
  raise exception 'Movements of the stock are only added to.' using errcode = 'integrity_constraint_violation';
end
$$;
create trigger stock_movements_append_only before update or delete on stock_movements
  for each row execute function refuse_movement_change();
