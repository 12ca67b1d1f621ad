-- Says: Statements of the bank can be read, and what came is booked on the orders it is for.
CREATE TABLE "bank_line_parts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_line_parts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"line_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"payment_id" bigint,
	CONSTRAINT "bank_line_parts_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "bank_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"statement_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"likeness" text,
	"direction" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"booked_on" date,
	"value_on" date,
	"name" text NOT NULL,
	"iban" text,
	"reference" text NOT NULL,
	"text" text NOT NULL,
	"end_to_end_id" text,
	"bank_reference" text,
	"is_reversal" boolean NOT NULL,
	"return_reason" text,
	"payments" integer NOT NULL,
	"state" text NOT NULL,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"user_id" bigint,
	"decided_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_lines_amount" CHECK (amount >= 0)
);
--> statement-breakpoint
CREATE TABLE "bank_statements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"iban" text NOT NULL,
	"bank_id" text NOT NULL,
	"number" text NOT NULL,
	"currency" text NOT NULL,
	"from_day" date,
	"to_day" text NOT NULL,
	"opening" bigint,
	"closing" bigint,
	"is_balanced" boolean,
	"file_name" text NOT NULL,
	"user_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_line_parts" ADD CONSTRAINT "bank_line_parts_line_id_bank_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."bank_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_line_parts" ADD CONSTRAINT "bank_line_parts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_line_parts" ADD CONSTRAINT "bank_line_parts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_statement_id_bank_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_line_parts_line_id_index" ON "bank_line_parts" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "bank_line_parts_order_id_index" ON "bank_line_parts" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_line_parts_payment" ON "bank_line_parts" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_lines_once" ON "bank_lines" USING btree ("site_id","key");--> statement-breakpoint
CREATE INDEX "bank_lines_statement_id_position_index" ON "bank_lines" USING btree ("statement_id","position");--> statement-breakpoint
CREATE INDEX "bank_lines_likeness" ON "bank_lines" USING btree ("site_id","likeness") WHERE likeness is not null;--> statement-breakpoint
CREATE INDEX "bank_lines_open" ON "bank_lines" USING btree ("site_id","created_at") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "bank_statements_once" ON "bank_statements" USING btree ("site_id","iban","bank_id","to_day");--> statement-breakpoint
CREATE INDEX "bank_statements_site_id_created_at_index" ON "bank_statements" USING btree ("site_id","created_at");
