-- Guests of a viewing beside the contact, such as a partner or a lawyer.
CREATE TABLE "appointment_guests" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "appointment_id" uuid NOT NULL REFERENCES "appointments"("id") ON DELETE CASCADE,
  "name" text NOT NULL,
  "email" text NOT NULL,
  "informed_at" timestamp with time zone,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "appointment_guests_email_lower" CHECK ("email" = lower("email" collate "C"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_guests_once" ON "appointment_guests" ("appointment_id", "email");
--> statement-breakpoint
CREATE INDEX "appointment_guests_email" ON "appointment_guests" ("email");
