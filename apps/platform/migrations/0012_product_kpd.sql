-- Says: A product says which item of Croatia's KPD it is, for e-invoices to companies.
ALTER TABLE "products" ADD COLUMN "kpd" text;
