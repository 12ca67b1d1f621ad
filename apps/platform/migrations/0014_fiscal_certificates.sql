-- Says: A shop keeps the certificates that its messages to the tax host are signed with.
CREATE TABLE "fiscal_certificates" (
	"site_id" bigint NOT NULL,
	"host" text NOT NULL,
	"sealed" text NOT NULL,
	"oib" text NOT NULL,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fiscal_certificates_site_id_host_pk" PRIMARY KEY("site_id","host")
);
