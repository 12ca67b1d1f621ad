-- Entries of dated sales are none of 0.9.0: a shop that ran a state of between has them, and they count without a price beside.
select set_config('izlog.purge', 'on', true);
--> statement-breakpoint
update product_prices set needs_base = false where cause like 'sale:%';
--> statement-breakpoint
select set_config('izlog.purge', '', true);
