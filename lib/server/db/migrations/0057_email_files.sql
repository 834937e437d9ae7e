-- Attachments of emails in the mailbox: where each is, then where it is stored or why it was refused.
CREATE TABLE "email_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mail_key" text NOT NULL,
	"mailbox" text NOT NULL,
	"uid_validity" text NOT NULL,
	"uid" bigint NOT NULL,
	"part" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"refusal" text,
	"storage_key" text,
	"sha256" text,
	"extension" text,
	"moved_to" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_files_refusal" CHECK ("refusal" in ('wrongKind', 'heic', 'tooLarge', 'tooMany', 'empty', 'gone', 'failed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "email_files_once" ON "email_files" ("mail_key", "part");
--> statement-breakpoint
CREATE INDEX "email_files_pending" ON "email_files" ("mailbox") WHERE "storage_key" is null and "refusal" is null and "moved_to" is null;
--> statement-breakpoint
CREATE INDEX "messages_mail_key" ON "messages" ("mail_key") WHERE "mail_key" is not null;
