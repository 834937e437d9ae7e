CREATE TABLE "appointments" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "reference" text NOT NULL,
  "idempotency_key" text NOT NULL,
  "user_id" uuid REFERENCES "users" ("id") ON DELETE CASCADE,
  "locale" text NOT NULL,
  "name" text NOT NULL,
  "email" text NOT NULL,
  "phone" text NOT NULL,
  "notes" text,
  "time_zone" text NOT NULL,
  "starts_at" timestamp with time zone NOT NULL,
  "minutes" integer NOT NULL,
  "status" text NOT NULL DEFAULT 'scheduled',
  "sequence" integer NOT NULL DEFAULT 0,
  "agreed_at" timestamp with time zone NOT NULL DEFAULT now(),
  "reminder_sent_at" timestamp with time zone,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "appointments_reference_key" UNIQUE ("reference"),
  CONSTRAINT "appointments_idempotency_key_key" UNIQUE ("idempotency_key"),
  CONSTRAINT "appointments_email_lower" CHECK ("email" = lower("email" COLLATE "C")),
  CONSTRAINT "appointments_status" CHECK ("status" IN ('scheduled', 'cancelled')),
  CONSTRAINT "appointments_minutes" CHECK ("minutes" > 0)
);
--> statement-breakpoint
CREATE INDEX "appointments_email" ON "appointments" ("email");
--> statement-breakpoint
CREATE INDEX "appointments_starts_at" ON "appointments" ("starts_at");
--> statement-breakpoint
CREATE INDEX "appointments_user_id" ON "appointments" ("user_id");
--> statement-breakpoint
CREATE TABLE "appointment_slots" (
  "starts_at" timestamp with time zone PRIMARY KEY,
  "appointment_id" uuid NOT NULL REFERENCES "appointments" ("id") ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX "appointment_slots_appointment_id" ON "appointment_slots" ("appointment_id");
--> statement-breakpoint
CREATE TABLE "appointment_keys" (
  "hash" text PRIMARY KEY,
  "appointment_id" uuid NOT NULL REFERENCES "appointments" ("id") ON DELETE CASCADE,
  "created_at" timestamp with time zone NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX "appointment_keys_appointment_id" ON "appointment_keys" ("appointment_id");
