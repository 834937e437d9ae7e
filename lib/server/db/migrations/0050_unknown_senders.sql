-- Headers of emails from unknown senders, which an owner can have listed. Their words stay in the mailbox.
ALTER TABLE "mailboxes" ADD COLUMN "lists_unknown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "reads_mailbox" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TABLE "unknown_emails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mail_key" text NOT NULL CONSTRAINT "unknown_emails_mail_key_key" UNIQUE,
	"mailbox_id" text NOT NULL,
	"uid_validity" text NOT NULL,
	"uid" bigint NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"subject" text NOT NULL,
	"sent_at" timestamp with time zone,
	"set_aside_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unknown_emails_email_lower" CHECK ("email" = lower("email" collate "C"))
);--> statement-breakpoint
CREATE INDEX "unknown_emails_created_at" ON "unknown_emails" ("created_at");--> statement-breakpoint
CREATE INDEX "unknown_emails_email" ON "unknown_emails" ("email");--> statement-breakpoint
CREATE TABLE "ignored_senders" (
	"email" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ignored_senders_email_lower" CHECK ("email" = lower("email" collate "C"))
);--> statement-breakpoint
ALTER TABLE "messages"
  DROP CONSTRAINT "messages_source",
  ADD CONSTRAINT "messages_source" CHECK ("source" in ('website', 'telephone', 'office', 'email', 'portal', 'program'));
