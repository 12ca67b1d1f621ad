-- Says: A product can be ordered for a day that the shop offers, and changes its kind; nothing has to be done.
CREATE TABLE "booked_days" (
	"product_id" bigint NOT NULL,
	"day" date NOT NULL,
	"site_id" bigint NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "booked_days_product_id_day_pk" PRIMARY KEY("product_id","day"),
	CONSTRAINT "booked_days_sold" CHECK (sold >= 0)
);
--> statement-breakpoint
CREATE TABLE "day_holds" (
	"product_id" bigint NOT NULL,
	"day" date NOT NULL,
	"holder" text NOT NULL,
	"site_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "day_holds_product_id_day_holder_pk" PRIMARY KEY("product_id","day","holder"),
	CONSTRAINT "day_holds_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
ALTER TABLE "custom_options" ADD COLUMN "days" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "went_with_kind" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "service_consent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booked_days" ADD CONSTRAINT "booked_days_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_holds" ADD CONSTRAINT "day_holds_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "day_holds_site_id_holder_index" ON "day_holds" USING btree ("site_id","holder");--> statement-breakpoint
CREATE INDEX "day_holds_expires_at_index" ON "day_holds" USING btree ("expires_at");
