ALTER TABLE "staff" ADD COLUMN "absent_from" date;
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "absent_until" date;
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "deputy_id" uuid REFERENCES "users"("id") ON DELETE set null;
--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_absence" CHECK ("absent_from" <= "absent_until");
--> statement-breakpoint
ALTER TABLE "contact_events" ADD COLUMN "mail_key" text CONSTRAINT "contact_events_mail_key_key" UNIQUE;
--> statement-breakpoint
ALTER TABLE "contact_events" ADD COLUMN "matched_by" text;
--> statement-breakpoint
ALTER TABLE "contact_events" ADD COLUMN "automatic" text;
--> statement-breakpoint
ALTER TABLE "contact_events" ADD COLUMN "attachments" jsonb;
--> statement-breakpoint
ALTER TABLE "contact_events" ADD CONSTRAINT "contact_events_automatic" CHECK ("automatic" in ('reply', 'bounce'));
--> statement-breakpoint
CREATE TABLE "mailboxes" (
  "id" text PRIMARY KEY,
  "uid_validity" text,
  "last_uid" bigint DEFAULT 0 NOT NULL,
  "stored" integer DEFAULT 0 NOT NULL,
  "unmatched" integer DEFAULT 0 NOT NULL,
  "unreadable" integer DEFAULT 0 NOT NULL,
  "leased_until" timestamp with time zone,
  "read_at" timestamp with time zone,
  "failed_at" timestamp with time zone,
  "failure" text,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL
);
