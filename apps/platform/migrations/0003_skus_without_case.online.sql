-- Buyers and staff go on while it is made.
create index concurrently if not exists "products_sku_key" on "products" using btree ("site_id", izlog_lower(sku));
