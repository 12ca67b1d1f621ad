-- Says: Invoices that another program made out lie on their orders.
CREATE TABLE "outside_papers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outside_papers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"issued_on" date NOT NULL,
	"file_name" text,
	"file_size" integer,
	"storage_key" text,
	"user_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outside_papers" ADD CONSTRAINT "outside_papers_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_papers" ADD CONSTRAINT "outside_papers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "outside_papers_order_id_kind_number_index" ON "outside_papers" USING btree ("order_id","kind","number");--> statement-breakpoint
CREATE INDEX "outside_papers_site_id_kind_number_index" ON "outside_papers" USING btree ("site_id","kind","number");
