-- Says: Shopping agents may fill a cart that a person takes over by a link; such carts are kept for a day.
CREATE TABLE "agent_carts" (
	"link" text PRIMARY KEY NOT NULL,
	"site_id" bigint NOT NULL,
	"store_id" bigint,
	"lines" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "agent_carts_by_end" ON "agent_carts" USING btree ("expires_at");
