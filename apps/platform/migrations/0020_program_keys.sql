-- Says: Programs get keys of their own, and the log says what each of them did.
CREATE TABLE "program_key_days" (
	"key_id" bigint NOT NULL,
	"day" date NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"last_refusal" jsonb,
	"minute" timestamp with time zone NOT NULL,
	"in_minute" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"used_from" text,
	CONSTRAINT "program_key_days_key_id_day_pk" PRIMARY KEY("key_id","day")
);
--> statement-breakpoint
CREATE TABLE "program_key_secrets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "program_key_secrets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"tail" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "program_key_sites" (
	"key_id" bigint NOT NULL,
	"site_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "program_key_sites_key_id_site_id_pk" PRIMARY KEY("key_id","site_id")
);
--> statement-breakpoint
CREATE TABLE "program_keys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "program_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"may_read" text[] NOT NULL,
	"may_write" text[] NOT NULL,
	"networks" text[] NOT NULL,
	"ends_on" date,
	"calls_per_minute" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_back_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "key_id" bigint;--> statement-breakpoint
ALTER TABLE "program_key_days" ADD CONSTRAINT "program_key_days_key_id_program_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."program_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_key_secrets" ADD CONSTRAINT "program_key_secrets_key_id_program_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."program_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_key_sites" ADD CONSTRAINT "program_key_sites_key_id_program_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."program_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_key_sites" ADD CONSTRAINT "program_key_sites_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_key_sites" ADD CONSTRAINT "program_key_sites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_keys" ADD CONSTRAINT "program_keys_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_keys" ADD CONSTRAINT "program_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "program_key_secrets_hash" ON "program_key_secrets" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "program_key_secrets_key_id_index" ON "program_key_secrets" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "program_key_sites_user_id_index" ON "program_key_sites" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "program_key_sites_site_id_index" ON "program_key_sites" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "program_keys_site_id_index" ON "program_keys" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "program_keys_user_id_index" ON "program_keys" USING btree ("user_id");
