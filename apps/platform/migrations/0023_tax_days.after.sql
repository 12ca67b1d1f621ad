-- Where an order is taxed: by whom it is declared, else where it went; at home what was fetched in the shop.
create function izlog_tax_country(tax_country text, delivery_method jsonb, delivery_address jsonb, billing_address jsonb)
returns text language sql immutable parallel safe as $$
  select case
    when tax_country is not null then tax_country
    when (delivery_method->>'isPickup')::boolean then 'HR'
    when delivery_method is null
      then coalesce(nullif(billing_address->>'country', ''), delivery_address->>'country', '')
    else coalesce(nullif(delivery_address->>'country', ''), billing_address->>'country', '') end
$$;
--> statement-breakpoint
-- What a document adds to the sums of its day. Where its order is gone (a way back keeps documents alone) it says itself who
-- bought. Names carry their schema: rows are also put back where none is looked up without.
create function izlog_document_taxes(document public.issued_documents)
returns table (day date, currency text, country text, is_oss boolean, is_consumer boolean, rate integer, of_quarter text,
  base bigint, tax bigint)
language sql stable as $$
  select (document.issued_at at time zone 'Europe/Zagreb')::date, document.content->>'currency',
    coalesce(document.facts->>'taxCountry',
      case when o.id is null then document.facts->'buyer'->>'country'
        else public.izlog_tax_country(o.tax_country, o.delivery_method, o.delivery_address, o.billing_address) end, ''),
    document.facts->>'taxCountry' is not null or o.tax_country is not null,
    case when o.id is null then document.facts->'buyer'->'company'->>'name' is null else o.company is null end,
    (t->>'rate')::int,
    to_char(coalesce(case when document.kind = 'credit' then (
        select i.issued_at from public.issued_documents i
        where i.order_id = document.order_id and i.site_id = document.site_id and i.kind = 'invoice'
        order by i.id desc limit 1) end, document.issued_at) at time zone 'Europe/Zagreb', 'YYYY-"Q"Q'),
    sum((t->>'base')::bigint)::bigint, sum((t->>'tax')::bigint)::bigint
  from jsonb_array_elements(document.content->'taxes') t
  left join public.orders o on o.id = document.order_id and o.site_id = document.site_id
  group by 1, 2, 3, 4, 5, 6, 7
$$;
--> statement-breakpoint
create function izlog_add_document_taxes() returns trigger language plpgsql as $$
begin
  -- In one order, so that two documents of a day never wait for each other both ways.
  insert into public.document_tax_days as sums
    (site_id, day, currency, country, is_oss, is_consumer, rate, of_quarter, base, tax)
  select new.site_id, t.day, t.currency, t.country, t.is_oss, t.is_consumer, t.rate, t.of_quarter, t.base, t.tax
  from public.izlog_document_taxes(new) t order by t.rate
  on conflict on constraint document_tax_days_pk
  do update set base = sums.base + excluded.base, tax = sums.tax + excluded.tax;
  return null;
end
$$;
--> statement-breakpoint
create trigger issued_documents_taxes after insert on issued_documents
for each row execute function izlog_add_document_taxes();
