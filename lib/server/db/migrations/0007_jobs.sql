-- One queue for all that is done later: emails, and calls of the newsletter service.
ALTER TABLE "outbox" RENAME TO "jobs";
--> statement-breakpoint
ALTER TABLE "jobs"
  ADD COLUMN "queue" text NOT NULL DEFAULT 'email',
  ADD COLUMN "subscriber_id" uuid REFERENCES "subscribers" ("id") ON DELETE CASCADE,
  ALTER COLUMN "recipient" DROP NOT NULL,
  ALTER COLUMN "locale" DROP NOT NULL,
  ALTER COLUMN "payload" SET DEFAULT '{}',
  ADD CONSTRAINT "jobs_queue" CHECK ("queue" IN ('email', 'newsletter')),
  ADD CONSTRAINT "jobs_email" CHECK ("queue" <> 'email' OR ("recipient" IS NOT NULL AND "locale" IS NOT NULL)),
  ADD CONSTRAINT "jobs_newsletter" CHECK ("queue" <> 'newsletter' OR "subscriber_id" IS NOT NULL);
--> statement-breakpoint
ALTER TABLE "jobs" RENAME CONSTRAINT "outbox_status" TO "jobs_status";
--> statement-breakpoint
ALTER TABLE "jobs" RENAME CONSTRAINT "outbox_idempotency_key_key" TO "jobs_idempotency_key_key";
--> statement-breakpoint
ALTER TABLE "jobs" RENAME CONSTRAINT "outbox_pkey" TO "jobs_pkey";
--> statement-breakpoint
DROP INDEX "outbox_due";
--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" ("queue", "next_attempt_at") WHERE "status" IN ('queued', 'leased');
--> statement-breakpoint
ALTER INDEX "outbox_recipient" RENAME TO "jobs_recipient";
--> statement-breakpoint
CREATE INDEX "jobs_subscriber" ON "jobs" ("subscriber_id");
--> statement-breakpoint
-- What an instance of the version before, still running during an update, reads and writes.
CREATE VIEW "outbox" AS
  SELECT "id", "kind", "recipient", "locale", "payload", "idempotency_key", "status", "attempts", "next_attempt_at",
    "lease_until", "lease_owner", "last_error", "sent_at", "created_at"
  FROM "jobs" WHERE "queue" = 'email';
