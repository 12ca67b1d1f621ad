-- Says: A shop grants companies days to pay and a limit, knows what of each payment its provider kept, and which e-invoices their buyers refused.
CREATE TABLE "companies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "companies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"name" text NOT NULL,
	"number" text NOT NULL,
	"days" integer NOT NULL,
	"credit_limit" bigint NOT NULL,
	"buyers" text[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "is_on_terms" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "fee_percent" integer;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "fee_fixed" bigint;--> statement-breakpoint
ALTER TABLE "e_invoices" ADD COLUMN "rejected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "e_invoices" ADD COLUMN "rejection" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "term_days" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "fee" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_number" ON "companies" USING btree ("site_id","number");--> statement-breakpoint
CREATE INDEX "companies_name" ON "companies" USING btree ("site_id",name collate "hr_order");--> statement-breakpoint
CREATE INDEX "companies_site_id_is_active_index" ON "companies" USING btree ("site_id","is_active");
