-- Says: A booking of a bank statement can be taken back, and a movement that could not be booked waits.
ALTER TABLE "bank_lines" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD COLUMN "undone_at" timestamp with time zone;
