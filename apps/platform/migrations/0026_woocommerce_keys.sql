-- Says: Bookkeeping and warehouse programs made for WooCommerce can be connected; webhooks with many events waiting are served at once.
-- Safe: webhooks_key_id_program_keys_id_fk: the column is new, and the former program writes nothing into it.
ALTER TABLE "webhooks" ADD COLUMN "key_id" bigint;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "topic" text;--> statement-breakpoint
ALTER TABLE "program_keys" ADD COLUMN "kind" text DEFAULT 'izlog' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_key_id_program_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."program_keys"("id") ON DELETE cascade ON UPDATE no action;
