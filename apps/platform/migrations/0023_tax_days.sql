-- Says: Base and tax of issued documents are added up by day, so that taxes of any year are read at once.
CREATE TABLE "document_tax_days" (
	"site_id" bigint NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"country" text NOT NULL,
	"is_oss" boolean NOT NULL,
	"is_consumer" boolean NOT NULL,
	"rate" integer NOT NULL,
	"of_quarter" text NOT NULL,
	"base" bigint NOT NULL,
	"tax" bigint NOT NULL,
	CONSTRAINT "document_tax_days_pk" PRIMARY KEY("site_id","day","currency","country","is_oss","is_consumer","rate","of_quarter")
);
--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("site_id","paid_at") WHERE paid_at is not null;
