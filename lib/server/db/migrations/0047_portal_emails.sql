ALTER TABLE "unmatched_emails" ADD COLUMN "portal" text;--> statement-breakpoint
ALTER TABLE "unmatched_emails" ADD COLUMN "fields" jsonb;
