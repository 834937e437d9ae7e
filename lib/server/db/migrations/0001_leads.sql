CREATE TABLE "messages" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "idempotency_key" text NOT NULL,
  "locale" text NOT NULL,
  "name" text NOT NULL,
  "email" text NOT NULL,
  "company" text,
  "subject" text,
  "message" text NOT NULL,
  "listing_id" text,
  "privacy_version" text NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "messages_idempotency_key_key" UNIQUE ("idempotency_key"),
  CONSTRAINT "messages_email_lower" CHECK ("email" = lower("email" COLLATE "C"))
);
--> statement-breakpoint
CREATE INDEX "messages_email" ON "messages" ("email");
--> statement-breakpoint
CREATE INDEX "messages_created_at" ON "messages" ("created_at");
--> statement-breakpoint
CREATE TABLE "subscribers" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "email" text NOT NULL,
  "locale" text NOT NULL,
  "status" text NOT NULL DEFAULT 'pending',
  "confirm_hash" text,
  "confirm_expires_at" timestamp with time zone,
  "unsubscribe_hash" text,
  "consent_at" timestamp with time zone NOT NULL DEFAULT now(),
  "consent_place" text NOT NULL,
  "consent_version" text NOT NULL,
  "confirmed_at" timestamp with time zone,
  "unsubscribed_at" timestamp with time zone,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "subscribers_email_key" UNIQUE ("email"),
  CONSTRAINT "subscribers_confirm_hash_key" UNIQUE ("confirm_hash"),
  CONSTRAINT "subscribers_unsubscribe_hash_key" UNIQUE ("unsubscribe_hash"),
  CONSTRAINT "subscribers_email_lower" CHECK ("email" = lower("email" COLLATE "C")),
  CONSTRAINT "subscribers_status" CHECK ("status" IN ('pending', 'confirmed', 'unsubscribed'))
);
--> statement-breakpoint
CREATE INDEX "subscribers_created_at" ON "subscribers" ("created_at");
--> statement-breakpoint
CREATE TABLE "newsletter_jobs" (
  "subscriber_id" uuid PRIMARY KEY REFERENCES "subscribers" ("id") ON DELETE CASCADE,
  "action" text NOT NULL,
  "version" uuid NOT NULL DEFAULT gen_random_uuid(),
  "attempts" integer NOT NULL DEFAULT 0,
  "next_attempt_at" timestamp with time zone NOT NULL DEFAULT now(),
  "is_dead" boolean NOT NULL DEFAULT false,
  "last_error" text,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "newsletter_jobs_action" CHECK ("action" IN ('subscribe', 'unsubscribe'))
);
--> statement-breakpoint
CREATE INDEX "newsletter_jobs_due" ON "newsletter_jobs" ("next_attempt_at");
