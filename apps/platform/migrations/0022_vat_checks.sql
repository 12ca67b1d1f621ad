-- Says: What VIES said of a company's VAT id is kept; an order says whether its buyer accounts for the tax, and a refund whether it gives back the tax alone.
CREATE TABLE "vat_checks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vat_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"number" text NOT NULL,
	"country" text NOT NULL,
	"answer" text NOT NULL,
	"consultation" text,
	"name" text,
	"address" text,
	"requester" text,
	"reason" text,
	"cart_id" bigint,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_reverse_charge" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "of_tax" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "vat_checks_site_id_number_asked_at_index" ON "vat_checks" USING btree ("site_id","number","asked_at");--> statement-breakpoint
CREATE INDEX "vat_checks_cart_id_index" ON "vat_checks" USING btree ("cart_id");
