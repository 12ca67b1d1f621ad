-- Says: Base and tax of issued documents are added up by day, so that taxes of any year are read at once.
-- Safe: issued_documents.issued_documents_taxes: adds what each document taxes to a table of its own, also of what the former program issues.
CREATE TABLE "document_tax_days" (
	"site_id" bigint NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"country" text NOT NULL,
	"is_oss" boolean NOT NULL,
	"is_consumer" boolean NOT NULL,
	"rate" integer NOT NULL,
	"of_quarter" text NOT NULL,
	"base" bigint NOT NULL,
	"tax" bigint NOT NULL,
	CONSTRAINT "document_tax_days_pk" PRIMARY KEY("site_id","day","currency","country","is_oss","is_consumer","rate","of_quarter")
);
