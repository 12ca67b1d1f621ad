-- Letters and digits alone, folded: what is left of a SKU without its signs.
create function izlog_bare(value text) returns text
  language sql immutable parallel safe strict
  return regexp_replace(public.izlog_fold(value), '[^[:alnum:]]', '', 'g');
--> statement-breakpoint
-- What a line of an order is found by: its name and its SKU, with the SKU's signs and without.
create function izlog_item_words(name text, sku text) returns text
  language sql immutable parallel safe
  return public.izlog_fold(name || ' ' || coalesce(sku, '')) || ' ' || coalesce(public.izlog_bare(sku), '');
--> statement-breakpoint
-- Where the people of an order are reached: streets and towns, folded, and telephone numbers as their digits alone.
create function izlog_order_reach(billing jsonb, delivery jsonb) returns text
  language sql immutable parallel safe
  return public.izlog_fold(coalesce(billing->>'street', '') || ' ' || coalesce(billing->>'houseNumber', '') || ' ' || coalesce(billing->>'zipCode', '') || ' ' || coalesce(billing->>'city', '')
      || ' ' || coalesce(delivery->>'street', '') || ' ' || coalesce(delivery->>'houseNumber', '') || ' ' || coalesce(delivery->>'zipCode', '') || ' ' || coalesce(delivery->>'city', ''))
    || ' ' || regexp_replace(coalesce(billing->>'contactPhone', ''), '\D', '', 'g')
    || ' ' || regexp_replace(coalesce(delivery->>'contactPhone', ''), '\D', '', 'g');
