-- Says: The shop has sales with dates, as records of their own.
CREATE TABLE "price_sale_items" (
	"sale_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"site_id" bigint NOT NULL,
	"state" text NOT NULL,
	"before" bigint,
	"amount" bigint,
	"percent" integer,
	"reason" text,
	"other_sale_id" bigint,
	"until" timestamp with time zone,
	"lowest" bigint,
	"raised_at" timestamp with time zone,
	"valid_from" timestamp with time zone,
	"valid_to" timestamp with time zone,
	CONSTRAINT "price_sale_items_sale_id_product_id_pk" PRIMARY KEY("sale_id","product_id"),
	CONSTRAINT "price_sale_items_reason" CHECK ((state = 'left') = (reason is not null))
);
--> statement-breakpoint
CREATE TABLE "price_sales" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_sales_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"name" text NOT NULL,
	"category_ids" integer[] DEFAULT '{}' NOT NULL,
	"tag_id" bigint,
	"brand_id" bigint,
	"search" text,
	"filter" jsonb,
	"product_ids" integer[] DEFAULT '{}' NOT NULL,
	"except_tag_id" bigint,
	"except_product_ids" integer[] DEFAULT '{}' NOT NULL,
	"kind" text NOT NULL,
	"value" bigint NOT NULL,
	"rounding" text NOT NULL,
	"floor" bigint,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone NOT NULL,
	"scheduled_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"work" text,
	"user_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_sales_period" CHECK (valid_to > valid_from),
	CONSTRAINT "price_sales_value" CHECK (value > 0)
);
--> statement-breakpoint
ALTER TABLE "price_sale_items" ADD CONSTRAINT "price_sale_items_sale_id_price_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."price_sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_sale_items_sale_id_state_product_id_index" ON "price_sale_items" USING btree ("sale_id","state","product_id");--> statement-breakpoint
CREATE INDEX "price_sale_items_product_id_index" ON "price_sale_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "price_sales_site_id_id_index" ON "price_sales" USING btree ("site_id","id");
