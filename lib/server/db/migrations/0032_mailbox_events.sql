ALTER TABLE "contact_events"
  ADD COLUMN "quoted" jsonb,
  ADD COLUMN "invitation" jsonb,
  ADD COLUMN "appointment_id" uuid,
  DROP CONSTRAINT "contact_events_automatic",
  ADD CONSTRAINT "contact_events_automatic" CHECK ("automatic" in ('reply', 'bounce', 'delayed', 'delivered', 'read', 'receipt', 'complaint'));
--> statement-breakpoint
CREATE INDEX "contact_events_appointment" ON "contact_events" ("appointment_id") WHERE "appointment_id" is not null;
--> statement-breakpoint
CREATE TABLE "unmatched_emails" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "mail_key" text NOT NULL CONSTRAINT "unmatched_emails_mail_key_key" UNIQUE,
  "name" text NOT NULL,
  "email" text,
  "subject" text NOT NULL,
  "body" text NOT NULL,
  "attachments" jsonb NOT NULL,
  "quoted" jsonb NOT NULL,
  "invitation" jsonb,
  "automatic" text,
  "sent_at" timestamp with time zone,
  "set_aside_at" timestamp with time zone,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "unmatched_emails_email_lower" CHECK ("email" = lower("email" collate "C")),
  CONSTRAINT "unmatched_emails_automatic" CHECK ("automatic" in ('reply', 'bounce', 'delayed', 'delivered', 'read', 'receipt', 'complaint'))
);
--> statement-breakpoint
CREATE INDEX "unmatched_emails_created_at" ON "unmatched_emails" ("created_at");
--> statement-breakpoint
CREATE INDEX "unmatched_emails_email" ON "unmatched_emails" ("email");
--> statement-breakpoint
ALTER TABLE "subscribers"
  ADD COLUMN "bounced_at" timestamp with time zone,
  ADD COLUMN "bounced_by" text,
  ADD CONSTRAINT "subscribers_bounced_by" CHECK ("bounced_by" in ('server', 'report'));
--> statement-breakpoint
CREATE TABLE "sending_stops" (
  "id" text PRIMARY KEY,
  "words" text NOT NULL,
  "stopped_at" timestamp with time zone,
  "retry_at" timestamp with time zone,
  "noticed_at" timestamp with time zone,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL
);
