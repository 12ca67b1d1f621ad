-- Says: What happens in the shop is written down for other programs, which are told of it or ask what changed.
-- Safe: orders.orders_event_new: writes into a table of its own what happened, also of what the former program does.
-- Safe: orders.orders_event_changed: writes into a table of its own what happened, also of what the former program does.
-- Safe: order_items.order_items_event_new: writes into a table of its own what happened, also of what the former program does.
-- Safe: order_items.order_items_event_changed: writes into a table of its own what happened, also of what the former program does.
-- Safe: order_items.order_items_event_gone: writes into a table of its own what happened, also of what the former program does.
-- Safe: payments.payments_event_new: writes into a table of its own what happened, also of what the former program does.
-- Safe: payments.payments_event_changed: writes into a table of its own what happened, also of what the former program does.
-- Safe: order_parcels.order_parcels_event_new: writes into a table of its own what happened, also of what the former program does.
-- Safe: order_parcels.order_parcels_event_changed: writes into a table of its own what happened, also of what the former program does.
-- Safe: refunds.refunds_event_new: writes into a table of its own what happened, also of what the former program does.
-- Safe: refunds.refunds_event_changed: writes into a table of its own what happened, also of what the former program does.
-- Safe: withdrawals.withdrawals_event: writes into a table of its own what happened, also of what the former program does.
-- Safe: issued_documents.issued_documents_event: writes into a table of its own what happened, also of what the former program does.
-- Safe: products.products_event_new: writes into a table of its own what happened, also of what the former program does.
-- Safe: products.products_event_changed: writes into a table of its own what happened, also of what the former program does.
-- Safe: products.products_event_gone: writes into a table of its own what happened, also of what the former program does.
-- Safe: product_prices.product_prices_event: writes into a table of its own what happened, also of what the former program does.
-- Safe: stock_levels.stock_levels_event_new: writes into a table of its own what happened, also of what the former program does.
-- Safe: stock_levels.stock_levels_event_changed: writes into a table of its own what happened, also of what the former program does.
-- Safe: users.users_event_new: writes into a table of its own what happened, also of what the former program does.
-- Safe: users.users_event_gone: writes into a table of its own what happened, also of what the former program does.
-- Safe: users.users_event_changed: writes into a table of its own what happened, also of what the former program does.
-- Safe: user_addresses.user_addresses_event_new: writes into a table of its own what happened, also of what the former program does.
-- Safe: user_addresses.user_addresses_event_changed: writes into a table of its own what happened, also of what the former program does.
-- Safe: consent_log.consent_log_event: writes into a table of its own what happened, also of what the former program does.
-- Safe: form_entries.form_entries_event_new: writes into a table of its own what happened, also of what the former program does.
-- Safe: form_entries.form_entries_event_changed: writes into a table of its own what happened, also of what the former program does.
-- Safe: content_live.content_live_event_new: writes into a table of its own what happened, also of what the former program does.
-- Safe: content_live.content_live_event_changed: writes into a table of its own what happened, also of what the former program does.
-- Safe: product_translations.product_translations_event_new: writes into a table of its own what happened, also of what the former program does.
-- Safe: product_translations.product_translations_event_changed: writes into a table of its own what happened, also of what the former program does.
-- Safe: product_translations.product_translations_event_gone: writes into a table of its own what happened, also of what the former program does.
-- Safe: product_media.product_media_event_new: writes into a table of its own what happened, also of what the former program does.
-- Safe: product_media.product_media_event_changed: writes into a table of its own what happened, also of what the former program does.
-- Safe: product_media.product_media_event_gone: writes into a table of its own what happened, also of what the former program does.
-- Safe: product_downloads.product_downloads_event_new: writes into a table of its own what happened, also of what the former program does.
-- Safe: product_downloads.product_downloads_event_changed: writes into a table of its own what happened, also of what the former program does.
-- Safe: product_downloads.product_downloads_event_gone: writes into a table of its own what happened, also of what the former program does.
-- Safe: product_links.product_links_event_new: writes into a table of its own what happened, also of what the former program does.
-- Safe: product_links.product_links_event_changed: writes into a table of its own what happened, also of what the former program does.
-- Safe: product_links.product_links_event_gone: writes into a table of its own what happened, also of what the former program does.
-- Safe: bundle_items.bundle_items_event_new: writes into a table of its own what happened, also of what the former program does.
-- Safe: bundle_items.bundle_items_event_changed: writes into a table of its own what happened, also of what the former program does.
-- Safe: bundle_items.bundle_items_event_gone: writes into a table of its own what happened, also of what the former program does.
-- Safe: product_attribute_values.product_attribute_values_event_new: writes into a table of its own what happened, also of what the former program does.
-- Safe: product_attribute_values.product_attribute_values_event_changed: writes into a table of its own what happened, also of what the former program does.
-- Safe: product_attribute_values.product_attribute_values_event_gone: writes into a table of its own what happened, also of what the former program does.
-- Safe: variant_axes.variant_axes_event_new: writes into a table of its own what happened, also of what the former program does.
-- Safe: variant_axes.variant_axes_event_changed: writes into a table of its own what happened, also of what the former program does.
-- Safe: variant_axes.variant_axes_event_gone: writes into a table of its own what happened, also of what the former program does.
-- Safe: product_tags.product_tags_event_new: writes into a table of its own what happened, also of what the former program does.
-- Safe: product_tags.product_tags_event_changed: writes into a table of its own what happened, also of what the former program does.
-- Safe: product_tags.product_tags_event_gone: writes into a table of its own what happened, also of what the former program does.
-- Safe: product_categories.product_categories_event_new: writes into a table of its own what happened, also of what the former program does.
-- Safe: product_categories.product_categories_event_changed: writes into a table of its own what happened, also of what the former program does.
-- Safe: product_categories.product_categories_event_gone: writes into a table of its own what happened, also of what the former program does.
-- Safe: custom_options.custom_options_event_new: writes into a table of its own what happened, also of what the former program does.
-- Safe: custom_options.custom_options_event_changed: writes into a table of its own what happened, also of what the former program does.
-- Safe: custom_options.custom_options_event_gone: writes into a table of its own what happened, also of what the former program does.
CREATE TABLE "shop_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"site_id" bigint NOT NULL,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"object_id" bigint NOT NULL,
	"data" jsonb NOT NULL,
	"is_awaited" boolean NOT NULL,
	CONSTRAINT "shop_events_once" UNIQUE("site_id","xid","object_id","name")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"webhook_id" bigint NOT NULL,
	"event_id" bigint NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"object_id" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"replays" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tried_since" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"attempts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attempt_count" integer DEFAULT 0 NOT NULL,
	"last_status" integer,
	"last_ms" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_deliveries_once" UNIQUE("webhook_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"versions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"secret" text NOT NULL,
	"former_secret" text,
	"former_until" timestamp with time zone,
	"secret_end" text NOT NULL,
	"user_id" bigint NOT NULL,
	"state" text DEFAULT 'on' NOT NULL,
	"state_at" timestamp with time zone DEFAULT now() NOT NULL,
	"off_reason" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"rests_until" timestamp with time zone,
	"last_delivered_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"taken_by" uuid,
	"taken_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_shop_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."shop_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_events_awaited" ON "shop_events" USING btree ("id") WHERE is_awaited;--> statement-breakpoint
CREATE INDEX "shop_events_at" ON "shop_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("webhook_id","event_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_site" ON "webhook_deliveries" USING btree ("site_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_event" ON "webhook_deliveries" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "webhooks_site" ON "webhooks" USING btree ("site_id","id");
