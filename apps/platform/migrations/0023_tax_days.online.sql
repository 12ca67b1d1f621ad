-- Adds up what was issued before. Not in the transaction of the upgrade, which holds the tables of the whole shop: here
-- only whoever issues a document waits, and everybody sells and reads on. Until it is done, right after the upgrade and
-- before this program answers anybody, the sums hold what was issued since. A restored backup has them whole: what was added
-- on the day of a document stays as it is, whatever became of the order.
do $$
begin
  lock table public.issued_documents in share row exclusive mode;
  if not exists (
    select d.site_id, (d.issued_at at time zone 'Europe/Zagreb')::date, d.content->>'currency', (t->>'rate')::int,
      sum((t->>'base')::bigint), sum((t->>'tax')::bigint)
    from public.issued_documents d cross join lateral jsonb_array_elements(d.content->'taxes') t
    group by 1, 2, 3, 4
    except
    select site_id, day, currency, rate, sum(base), sum(tax) from public.document_tax_days group by 1, 2, 3, 4
  ) then return; end if;
  delete from public.document_tax_days;
  insert into public.document_tax_days
    (site_id, day, currency, country, is_oss, is_consumer, rate, of_quarter, base, tax)
  select d.site_id, t.day, t.currency, t.country, t.is_oss, t.is_consumer, t.rate, t.of_quarter, sum(t.base), sum(t.tax)
  from public.issued_documents d cross join lateral public.izlog_document_taxes(d) t
  group by 1, 2, 3, 4, 5, 6, 7, 8;
end
$$;
--> statement-breakpoint
-- Made again where a former try was ended halfway: such an index is there, and invalid.
drop index concurrently if exists orders_paid;
--> statement-breakpoint
create index concurrently orders_paid on orders (site_id, paid_at) where paid_at is not null;
