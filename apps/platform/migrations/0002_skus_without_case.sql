-- Says: Article numbers are found whatever their case.
CREATE INDEX "products_sku_key" ON "products" USING btree ("site_id",izlog_lower(sku));
