-- Says: Product files keep what was said of their weights and repeated SKUs.
ALTER TABLE "product_files" ADD COLUMN "reading" jsonb DEFAULT '{}'::jsonb NOT NULL;
