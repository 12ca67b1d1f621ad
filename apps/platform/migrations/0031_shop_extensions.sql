-- Says: Extensions of the shop can be switched on: which are on, with which rights, and what they did that a shop does not take.
CREATE TABLE "extension_faults" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "extension_faults_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"place" text NOT NULL,
	"message" text NOT NULL,
	"output" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_extensions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_extensions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"hosts" text[] NOT NULL,
	"key_id" bigint,
	"secret" text NOT NULL,
	"state" text NOT NULL,
	"state_at" timestamp with time zone DEFAULT now() NOT NULL,
	"off_reason" text,
	"cursor" text,
	"rests_until" timestamp with time zone,
	"taken_by" uuid,
	"taken_until" timestamp with time zone,
	"jobs" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_extensions_once" UNIQUE("site_id","name")
);
--> statement-breakpoint
ALTER TABLE "extension_faults" ADD CONSTRAINT "extension_faults_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_extensions" ADD CONSTRAINT "shop_extensions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_extensions" ADD CONSTRAINT "shop_extensions_key_id_program_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."program_keys"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "extension_faults_of_one" ON "extension_faults" USING btree ("site_id","name","id");--> statement-breakpoint
CREATE INDEX "extension_faults_at_index" ON "extension_faults" USING btree ("at");--> statement-breakpoint
CREATE INDEX "shop_extensions_key_id_index" ON "shop_extensions" USING btree ("key_id");
