-- What a buyer agreed to is proof: only added to. It goes with its site alone, whose row is gone by then.
create function refuse_agreed_text_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if not exists (select from sites where id = old.site_id) then
      return old;
    end if;
  end if;
  raise exception 'Texts that were agreed to are only added to.' using errcode = 'integrity_constraint_violation';
end
$$;
create trigger agreed_texts_append_only before update or delete on agreed_texts
  for each row execute function refuse_agreed_text_change();
create trigger agreed_texts_kept before truncate on agreed_texts
  for each statement execute function refuse_agreed_text_change();
