-- Writes down what orders are found by; of those that are gone nothing is written.
create function izlog_find_orders(ids bigint[]) returns void
  language sql as $$
  insert into public.order_finds (order_id, site_id, words)
  select o.id, o.site_id, concat_ws(' ', o.words, public.izlog_order_reach(o.billing_address, o.delivery_address),
    (select string_agg(public.izlog_item_words(i.name, i.sku), ' ' order by i.position, i.id)
      from public.order_items i where i.order_id = o.id))
  from public.orders o where o.id = any(ids)
  order by o.id
  on conflict (order_id) do update set words = excluded.words where order_finds.words <> excluded.words
  $$;
--> statement-breakpoint
create function izlog_find_changed_order() returns trigger
  language plpgsql as $$
  begin
    perform public.izlog_find_orders(array[new.id]);
    return null;
  end
  $$;
--> statement-breakpoint
create function izlog_find_orders_of_lines() returns trigger
  language plpgsql as $$
  begin
    perform public.izlog_find_orders(array(select distinct order_id from changed order by order_id));
    return null;
  end
  $$;
--> statement-breakpoint
create trigger order_finds_follow after update on orders for each row
  when (old.words is distinct from new.words or old.billing_address is distinct from new.billing_address
    or old.delivery_address is distinct from new.delivery_address)
  execute function izlog_find_changed_order();
--> statement-breakpoint
create trigger order_finds_follow_insert after insert on order_items referencing new table as changed
  for each statement execute function izlog_find_orders_of_lines();
--> statement-breakpoint
create trigger order_finds_follow_update after update on order_items referencing new table as changed
  for each statement execute function izlog_find_orders_of_lines();
--> statement-breakpoint
create trigger order_finds_follow_delete after delete on order_items referencing old table as changed
  for each statement execute function izlog_find_orders_of_lines();
