-- Made again where a former try was ended halfway: such an index is there, and invalid.
drop index concurrently if exists shop_events_of_one;
--> statement-breakpoint
create index concurrently shop_events_of_one on shop_events (site_id, kind, object_id, id);
