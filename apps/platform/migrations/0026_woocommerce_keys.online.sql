-- Made again where a former try was ended halfway: such an index is there, and invalid.
drop index concurrently if exists webhook_deliveries_next;
--> statement-breakpoint
create index concurrently webhook_deliveries_next on webhook_deliveries (webhook_id, (replays > 0), (attempt_count > 0), event_id) where state = 'waiting';
--> statement-breakpoint
drop index concurrently if exists webhook_deliveries_due;
--> statement-breakpoint
create index concurrently webhook_deliveries_due on webhook_deliveries (webhook_id, next_at) where state = 'waiting';
--> statement-breakpoint
drop index concurrently if exists webhook_deliveries_of_one;
--> statement-breakpoint
create index concurrently webhook_deliveries_of_one on webhook_deliveries (webhook_id, kind, object_id, event_id) where state = 'waiting';
--> statement-breakpoint
drop index concurrently if exists orders_changed;
--> statement-breakpoint
create index concurrently orders_changed on orders (site_id, updated_at, id);
--> statement-breakpoint
drop index concurrently if exists webhooks_key_id_index;
--> statement-breakpoint
create index concurrently webhooks_key_id_index on webhooks (key_id);
