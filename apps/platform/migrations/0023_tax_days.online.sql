-- Made again where a former try was ended halfway: such an index is there, and invalid.
drop index concurrently if exists orders_paid;
--> statement-breakpoint
create index concurrently orders_paid on orders (site_id, paid_at) where paid_at is not null;
