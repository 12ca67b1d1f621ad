-- Says: A shop keeps how it tried the tax host, and what it told it of invoices that were paid otherwise.
CREATE TABLE "fiscal_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fiscal_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"document_id" bigint NOT NULL,
	"was" text NOT NULL,
	"paid_by" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"error_code" text,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fiscal_trials" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fiscal_trials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"host" text NOT NULL,
	"oib" text NOT NULL,
	"number" text,
	"zki" text,
	"jir" text,
	"has_passed" boolean DEFAULT false NOT NULL,
	"reason" text,
	"error" text,
	"took_ms" integer,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "fiscal_changes_document" ON "fiscal_changes" USING btree ("site_id","document_id");--> statement-breakpoint
CREATE INDEX "fiscal_changes_due" ON "fiscal_changes" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "fiscal_trials_site" ON "fiscal_trials" USING btree ("site_id","id");
