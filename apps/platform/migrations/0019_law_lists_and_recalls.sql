-- Says: A shop makes daily price lists with an archive, shows anchor prices, recalls products with proof, and says what green words rest on.
CREATE TABLE "claim_marks" (
	"site_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"item_id" bigint NOT NULL,
	"claim" text NOT NULL,
	"proof" text,
	"marked_by" bigint,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claim_marks_site_id_kind_item_id_claim_pk" PRIMARY KEY("site_id","kind","item_id","claim")
);
--> statement-breakpoint
CREATE TABLE "price_lists" (
	"site_id" bigint NOT NULL,
	"day" date NOT NULL,
	"number" integer NOT NULL,
	"file_name" text NOT NULL,
	"storage_key" text NOT NULL,
	"products" integer NOT NULL,
	"unanchored" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_lists_site_id_day_pk" PRIMARY KEY("site_id","day"),
	CONSTRAINT "price_lists_counts" CHECK (products >= 0 and unanchored between 0 and products)
);
--> statement-breakpoint
CREATE TABLE "recall_orders" (
	"recall_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"site_id" bigint NOT NULL,
	"mail_key" text NOT NULL,
	CONSTRAINT "recall_orders_recall_id_order_id_pk" PRIMARY KEY("recall_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "recalls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recalls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"product_name" text NOT NULL,
	"bought_from" date,
	"bought_to" date,
	"texts" jsonb NOT NULL,
	"people" integer NOT NULL,
	"orders" integer NOT NULL,
	"sent_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_price_listed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "anchor_price" numeric;--> statement-breakpoint
ALTER TABLE "claim_marks" ADD CONSTRAINT "claim_marks_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_orders" ADD CONSTRAINT "recall_orders_recall_id_recalls_id_fk" FOREIGN KEY ("recall_id") REFERENCES "public"."recalls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_orders" ADD CONSTRAINT "recall_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recalls" ADD CONSTRAINT "recalls_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "price_lists_site_id_number_index" ON "price_lists" USING btree ("site_id","number");--> statement-breakpoint
CREATE INDEX "recall_orders_order_id_index" ON "recall_orders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "recall_orders_site_id_mail_key_index" ON "recall_orders" USING btree ("site_id","mail_key");--> statement-breakpoint
CREATE INDEX "recalls_site_id_product_id_index" ON "recalls" USING btree ("site_id","product_id");
