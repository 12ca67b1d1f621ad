-- Says: Buyers announce returns with pictures; staff receive, check and settle them.
CREATE TABLE "order_return_counts" (
	"item_id" bigint PRIMARY KEY NOT NULL,
	"site_id" bigint NOT NULL,
	"bought" integer NOT NULL,
	"announced" integer DEFAULT 0 NOT NULL,
	"refunded" integer NOT NULL,
	CONSTRAINT "order_return_counts_bought" CHECK (announced >= 0 and announced + refunded <= bought)
);
--> statement-breakpoint
CREATE TABLE "order_return_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_return_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"return_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"sound" integer DEFAULT 0 NOT NULL,
	"damaged" integer DEFAULT 0 NOT NULL,
	"lost" integer DEFAULT 0 NOT NULL,
	"restock" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_return_lines_pieces" CHECK (quantity > 0 and received between 0 and quantity and refunded between 0 and quantity
        and sound >= 0 and damaged >= 0 and lost >= 0 and sound + damaged + lost <= quantity and restock between 0 and sound)
);
--> statement-breakpoint
CREATE TABLE "order_return_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" bigint NOT NULL,
	"return_id" bigint NOT NULL,
	"storage_key" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_returns" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"number" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"wish" text DEFAULT 'money' NOT NULL,
	"withdrawal_id" bigint,
	"attempt" text,
	"name" text NOT NULL,
	"contact" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"tracking_number" text DEFAULT '' NOT NULL,
	"history" jsonb NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"evidence_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"send_until" timestamp with time zone,
	"settlement" jsonb,
	"refund_id" bigint,
	"replacement_draft_id" bigint,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "delivery_amount" bigint;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "returned" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_return_counts" ADD CONSTRAINT "order_return_counts_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_lines" ADD CONSTRAINT "order_return_lines_return_id_order_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_lines" ADD CONSTRAINT "order_return_lines_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_pictures" ADD CONSTRAINT "order_return_pictures_return_id_order_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_return_lines_item" ON "order_return_lines" USING btree ("return_id","item_id");--> statement-breakpoint
CREATE INDEX "order_return_lines_item_id_index" ON "order_return_lines" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "order_return_pictures_return_id_created_at_index" ON "order_return_pictures" USING btree ("return_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_returns_number" ON "order_returns" USING btree ("site_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "order_returns_attempt" ON "order_returns" USING btree ("order_id","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "order_returns_withdrawal" ON "order_returns" USING btree ("withdrawal_id");--> statement-breakpoint
CREATE INDEX "order_returns_due" ON "order_returns" USING btree ("site_id","due_at","id");--> statement-breakpoint
CREATE INDEX "order_returns_states" ON "order_returns" USING btree ("site_id","state");--> statement-breakpoint
CREATE INDEX "order_returns_waiting" ON "order_returns" USING btree ("send_until") WHERE state = 'approved';
