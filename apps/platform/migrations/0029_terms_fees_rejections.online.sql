-- Made again where a former try was ended halfway: such an index is there, and invalid.
drop index concurrently if exists orders_owed;
--> statement-breakpoint
create index concurrently orders_owed on orders (site_id, due_at) where payment_kind = 'hpf' and paid_at is null;
