-- Says: E-invoices to companies, their payments and those that arrive are kept; a category says its KPD.
CREATE TABLE "e_invoice_payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "e_invoice_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"e_invoice_id" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"amount" bigint NOT NULL,
	"by" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	"reported_at" timestamp with time zone,
	"user_id" bigint,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "e_invoices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "e_invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"document_id" bigint,
	"state" text NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"xml" text,
	"point" text,
	"remote_id" text,
	"fiscal" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "incoming_invoices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "incoming_invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"point" text NOT NULL,
	"remote_id" text,
	"hash" text NOT NULL,
	"number" text NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date,
	"sender" text NOT NULL,
	"sender_oib" text,
	"total" bigint NOT NULL,
	"currency" text NOT NULL,
	"xml" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"reason_kind" text,
	"reason" text,
	"decided_at" timestamp with time zone,
	"user_id" bigint,
	"report" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kpd_lists" (
	"site_id" bigint PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"csv" text NOT NULL,
	"items" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "kpd" text;--> statement-breakpoint
CREATE INDEX "e_invoice_payments_e_invoice_id_index" ON "e_invoice_payments" USING btree ("e_invoice_id");--> statement-breakpoint
CREATE INDEX "e_invoice_payments_site_id_paid_on_index" ON "e_invoice_payments" USING btree ("site_id","paid_on");--> statement-breakpoint
CREATE INDEX "e_invoice_payments_due" ON "e_invoice_payments" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "e_invoice_payments_open" ON "e_invoice_payments" USING btree ("site_id","paid_on") WHERE state <> 'reported';--> statement-breakpoint
CREATE UNIQUE INDEX "e_invoices_document" ON "e_invoices" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "e_invoices_blocked" ON "e_invoices" USING btree ("order_id") WHERE document_id is null;--> statement-breakpoint
CREATE INDEX "e_invoices_site_id_id_index" ON "e_invoices" USING btree ("site_id","id");--> statement-breakpoint
CREATE INDEX "e_invoices_order_id_index" ON "e_invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "e_invoices_due" ON "e_invoices" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "e_invoices_open" ON "e_invoices" USING btree ("site_id","created_at") WHERE state <> 'delivered';--> statement-breakpoint
CREATE UNIQUE INDEX "incoming_invoices_once" ON "incoming_invoices" USING btree ("site_id","hash");--> statement-breakpoint
CREATE INDEX "incoming_invoices_site_id_id_index" ON "incoming_invoices" USING btree ("site_id","id");--> statement-breakpoint
CREATE INDEX "incoming_invoices_due" ON "incoming_invoices" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "incoming_invoices_open" ON "incoming_invoices" USING btree ("site_id","created_at") WHERE state = 'new';
