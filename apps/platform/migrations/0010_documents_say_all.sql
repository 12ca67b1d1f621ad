-- Says: Issued documents keep everything that stands on them as data, with a hash; Croatian invoices have one sequence, and messages to the tax host lie beside them.
-- Safe: issued_documents.issued_documents_sealed: writes a column of its own into rows that the former program does not make.
-- Safe: issued_documents_sequence: counts rows with a sequence, which the former program never has.
CREATE TABLE "document_sequences" (
	"site_id" bigint NOT NULL,
	"premises" text NOT NULL,
	"device" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_sequences_site_id_premises_device_year_pk" PRIMARY KEY("site_id","premises","device","year")
);
--> statement-breakpoint
CREATE TABLE "fiscal_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fiscal_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" bigint NOT NULL,
	"document_id" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"host" text NOT NULL,
	"zki" text,
	"jir" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"is_late" boolean DEFAULT false NOT NULL,
	"error_code" text,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "issued_documents" ADD COLUMN "paper" text;--> statement-breakpoint
ALTER TABLE "issued_documents" ADD COLUMN "sequence" integer;--> statement-breakpoint
ALTER TABLE "issued_documents" ADD COLUMN "premises" text;--> statement-breakpoint
ALTER TABLE "issued_documents" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "issued_documents" ADD COLUMN "corrects_id" bigint;--> statement-breakpoint
ALTER TABLE "issued_documents" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "issued_documents" ADD COLUMN "hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "fiscal_messages_document_id_index" ON "fiscal_messages" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "fiscal_messages_due" ON "fiscal_messages" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "fiscal_messages_open" ON "fiscal_messages" USING btree ("site_id","created_at") WHERE state <> 'confirmed';
