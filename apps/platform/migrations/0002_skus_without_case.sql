-- Says: Article numbers are found whatever their case; prices of products with variants begin at what can be bought.
CREATE INDEX "products_sku_key" ON "products" USING btree ("site_id",izlog_lower(sku));
