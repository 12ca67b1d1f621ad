-- Says: Assistants may propose changes, which staff see, approve and take back.
CREATE TABLE "proposals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"key_id" bigint NOT NULL,
	"title" text NOT NULL,
	"call" text NOT NULL,
	"input" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" bigint,
	"reason" text,
	"word" text,
	"undo" jsonb,
	"undone_at" timestamp with time zone,
	"undone_by" bigint
);
--> statement-breakpoint
ALTER TABLE "program_keys" ADD COLUMN "proposes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_key_id_program_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."program_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposals_site_id_id_index" ON "proposals" USING btree ("site_id","id");--> statement-breakpoint
CREATE INDEX "proposals_key_id_index" ON "proposals" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "proposals_created_at_index" ON "proposals" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "proposals_decided_by_index" ON "proposals" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "proposals_undone_by_index" ON "proposals" USING btree ("undone_by");
