-- Says: Feeds of price comparisons, Google, Meta and shopping agents are kept with their newest file.
CREATE TABLE "feed_categories" (
	"feed_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"site_id" bigint NOT NULL,
	"target" text NOT NULL,
	CONSTRAINT "feed_categories_feed_id_category_id_pk" PRIMARY KEY("feed_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"token" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"language" text NOT NULL,
	"currency_id" bigint,
	"stock" text DEFAULT 'orderable' NOT NULL,
	"least_price" bigint,
	"category_ids" integer[] DEFAULT '{}' NOT NULL,
	"unmapped" text DEFAULT 'own' NOT NULL,
	"without_gtin" text DEFAULT 'send' NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"file_key" text,
	"former_file_key" text,
	"report_key" text,
	"former_report_key" text,
	"hash" text,
	"bytes" bigint,
	"items" integer DEFAULT 0 NOT NULL,
	"left_out" integer DEFAULT 0 NOT NULL,
	"discounted" integer DEFAULT 0 NOT NULL,
	"reasons" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"made_from" timestamp with time zone,
	"made_at" timestamp with time zone,
	"made_ms" integer,
	"made_of" text,
	"fault_at" timestamp with time zone,
	"taken_until" timestamp with time zone,
	"fetched_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feed_categories" ADD CONSTRAINT "feed_categories_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_categories" ADD CONSTRAINT "feed_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_categories_category_id_index" ON "feed_categories" USING btree ("category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "feeds_name" ON "feeds" USING btree ("site_id",name collate "hr_order");--> statement-breakpoint
CREATE UNIQUE INDEX "feeds_token" ON "feeds" USING btree ("token");--> statement-breakpoint
CREATE INDEX "feeds_format" ON "feeds" USING btree ("site_id","format");
