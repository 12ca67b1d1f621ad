-- What stands already; of what changed meanwhile the triggers have written more.
insert into order_finds (order_id, site_id, words)
select o.id, o.site_id, concat_ws(' ', o.words, izlog_order_reach(o.billing_address, o.delivery_address),
  (select string_agg(izlog_item_words(i.name, i.sku), ' ' order by i.position, i.id)
    from order_items i where i.order_id = o.id))
from orders o
on conflict (order_id) do nothing;
--> statement-breakpoint
-- Made again where a former try was ended halfway: such an index is there, and invalid.
drop index concurrently if exists products_bare;
--> statement-breakpoint
create index concurrently products_bare on products using gin (izlog_bare(sku) gin_trgm_ops);
