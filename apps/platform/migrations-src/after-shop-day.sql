-- The day of the shop that an instant lies on.
create function shop_day(instant timestamptz) returns date
  language sql immutable parallel safe
  return (instant at time zone 'Europe/Zagreb')::date;

-- By which whoever writes on a day and whoever adds it up know of one another.
create function shop_day_lock(of_site bigint, of_day date) returns integer
  language sql immutable parallel safe
  return hashtext(of_site || ' ' || of_day);

-- The days whose sums are still true.
create view kept_days as
  select k.site_id, k.day from shop_days k
  where not exists (select from shop_day_changes c where c.site_id = k.site_id and c.day = k.day);

-- Says that what is added up of an instant's day has changed (docs/decisions/983). Writers never wait here: the lock is
-- shared among them, and who adds a day up turns away where it is held. As it is held until the end of the transaction, a
-- day that is not kept now is added up after this one, or with it.
create function note_shop_day(of_site bigint, instant timestamptz) returns void language plpgsql as $$
begin
  if instant is null then
    return;
  end if;
  perform pg_advisory_xact_lock_shared(hashtext('shop days'), shop_day_lock(of_site, shop_day(instant)));
  insert into shop_day_changes (site_id, day) select k.site_id, k.day
    from kept_days k join sites s on s.id = k.site_id where k.site_id = of_site and k.day = shop_day(instant);
end
$$;

create function note_order_day() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform note_shop_day(old.site_id, old.created_at);
  end if;
  if tg_op <> 'DELETE' then
    perform note_shop_day(new.site_id, new.created_at);
  end if;
  -- What was given back is counted by how the order was paid and where it went.
  if tg_op = 'UPDATE' then
    perform note_shop_day(r.site_id, r.done_at) from refunds r where r.order_id = new.id;
  end if;
  return null;
end
$$;
create trigger orders_day_new after insert or delete on orders for each row execute function note_order_day();
create trigger orders_day_changed after update on orders for each row
  when ((old.site_id, old.created_at, old.currency, old.payment_kind, old.order_total, counts_as_sale(old.state),
      old.delivery_address->>'country', old.billing_address->>'country')
    is distinct from (new.site_id, new.created_at, new.currency, new.payment_kind, new.order_total, counts_as_sale(new.state),
      new.delivery_address->>'country', new.billing_address->>'country'))
  execute function note_order_day();

create function note_item_day() returns trigger language plpgsql as $$
begin
  perform note_shop_day(o.site_id, o.created_at) from orders o where o.id in (new.order_id, old.order_id);
  return null;
end
$$;
create trigger order_items_day after insert or delete or update of order_id, product_id, name, sku, quantity, total
  on order_items for each row execute function note_item_day();

create function note_refund_day() returns trigger language plpgsql as $$
begin
  perform note_shop_day(old.site_id, old.done_at);
  perform note_shop_day(new.site_id, new.done_at);
  return null;
end
$$;
create trigger refunds_day after insert or delete or update of site_id, order_id, amount, state, done_at
  on refunds for each row execute function note_refund_day();
