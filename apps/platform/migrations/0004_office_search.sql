-- Says: The office finds orders by telephone, street, product and SKU, and SKUs without their signs.
-- Safe: orders.order_finds_follow: adds to a table of its own, which the former program does not know.
-- Safe: order_items.order_finds_follow_insert: adds to a table of its own, which the former program does not know.
-- Safe: order_items.order_finds_follow_update: adds to a table of its own, which the former program does not know.
-- Safe: order_items.order_finds_follow_delete: adds to a table of its own, which the former program does not know.
CREATE TABLE "order_finds" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"site_id" bigint NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_finds" ADD CONSTRAINT "order_finds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_finds_words" ON "order_finds" USING gin ("words" gin_trgm_ops);
