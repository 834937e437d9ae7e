-- Emails of portals, and the portals with emails that an owner has seen read well.
ALTER TABLE "unmatched_emails" ADD COLUMN "portal" text;--> statement-breakpoint
ALTER TABLE "unmatched_emails" ADD COLUMN "fields" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "mail_key" text;--> statement-breakpoint
CREATE TABLE "portals" (
	"id" text PRIMARY KEY NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL
);
