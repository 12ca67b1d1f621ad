-- Says: Reduced prices that were written for a variant without a price of its own go on counting for nothing.
ALTER TABLE "product_prices" ADD COLUMN "needs_base" boolean DEFAULT true NOT NULL;
