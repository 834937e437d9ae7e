CREATE TABLE "users" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "email" text NOT NULL,
  "name" text,
  "locale" text NOT NULL,
  "password_hash" text,
  "password_changed_at" timestamp with time zone,
  "email_verified_at" timestamp with time zone,
  "last_sign_in_at" timestamp with time zone,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "users_email_key" UNIQUE ("email"),
  CONSTRAINT "users_email_lower" CHECK ("email" = lower("email" COLLATE "C"))
);
--> statement-breakpoint
CREATE TABLE "identities" (
  "provider" text NOT NULL,
  "subject" text NOT NULL,
  "user_id" uuid NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "identities_pkey" PRIMARY KEY ("provider", "subject")
);
--> statement-breakpoint
CREATE INDEX "identities_user_id" ON "identities" ("user_id");
--> statement-breakpoint
CREATE TABLE "sessions" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "user_id" uuid NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "last_seen_at" timestamp with time zone NOT NULL DEFAULT now(),
  "expires_at" timestamp with time zone NOT NULL,
  "revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" ("user_id");
--> statement-breakpoint
CREATE TABLE "tokens" (
  "user_id" uuid NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
  "purpose" text NOT NULL,
  "hash" text NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "expires_at" timestamp with time zone NOT NULL,
  "used_at" timestamp with time zone,
  CONSTRAINT "tokens_pkey" PRIMARY KEY ("user_id", "purpose"),
  CONSTRAINT "tokens_hash_key" UNIQUE ("hash")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "kind" text NOT NULL,
  "recipient" text NOT NULL,
  "locale" text NOT NULL,
  "payload" jsonb NOT NULL,
  "idempotency_key" text,
  "status" text NOT NULL DEFAULT 'queued',
  "attempts" integer NOT NULL DEFAULT 0,
  "next_attempt_at" timestamp with time zone NOT NULL DEFAULT now(),
  "lease_until" timestamp with time zone,
  "lease_owner" text,
  "last_error" text,
  "sent_at" timestamp with time zone,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "outbox_idempotency_key_key" UNIQUE ("idempotency_key"),
  CONSTRAINT "outbox_status" CHECK ("status" IN ('queued', 'leased', 'sent', 'dead'))
);
--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" ("next_attempt_at") WHERE "status" IN ('queued', 'leased');
--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" ("recipient");
--> statement-breakpoint
CREATE TABLE "rate_limits" (
  "key" text PRIMARY KEY,
  "window_start" timestamp with time zone NOT NULL DEFAULT now(),
  "window_end" timestamp with time zone NOT NULL,
  "count" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_limits_window_end" ON "rate_limits" ("window_end");
