-- Says: Refunds by transfer go into one file for the bank, each once.
CREATE TABLE "transfer_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transfer_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"version" text NOT NULL,
	"dialect" text NOT NULL,
	"pay_on" date NOT NULL,
	"payer_name" text NOT NULL,
	"payer_iban" text NOT NULL,
	"state" text NOT NULL,
	"user_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"file_id" bigint NOT NULL,
	"refund_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"name" text NOT NULL,
	"iban" text NOT NULL,
	"end_to_end_id" text NOT NULL,
	"text" text NOT NULL,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "transfers_amount" CHECK (amount > 0)
);
--> statement-breakpoint
ALTER TABLE "transfer_files" ADD CONSTRAINT "transfer_files_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_file_id_transfer_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."transfer_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transfer_files_site_id_created_at_index" ON "transfer_files" USING btree ("site_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_once" ON "transfers" USING btree ("refund_id") WHERE taken_back_at is null;--> statement-breakpoint
CREATE INDEX "transfers_file_id_index" ON "transfers" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "transfers_order_id_index" ON "transfers" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "transfers_end_to_end" ON "transfers" USING btree ("site_id","end_to_end_id");
