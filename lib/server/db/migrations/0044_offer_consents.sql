-- Consent to listings by email that visitors gave by the box of a form. One row for each tick: the proof.
CREATE TABLE "listing_consents" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "email" text NOT NULL,
  "locale" text NOT NULL,
  "place" text NOT NULL,
  "consent_text" text NOT NULL,
  "consent_version" text NOT NULL,
  "consent_at" timestamp with time zone DEFAULT now() NOT NULL,
  "confirm_hash" text NOT NULL,
  "confirm_expires_at" timestamp with time zone NOT NULL,
  "confirmed_at" timestamp with time zone,
  "withdrawn_at" timestamp with time zone,
  CONSTRAINT "listing_consents_confirm_hash_key" UNIQUE ("confirm_hash"),
  CONSTRAINT "listing_consents_email_lower" CHECK ("email" = lower("email" collate "C"))
);
--> statement-breakpoint
CREATE INDEX "listing_consents_email" ON "listing_consents" ("email");
--> statement-breakpoint
ALTER TABLE "contacts"
  ADD COLUMN "basis_channel" text,
  ADD COLUMN "basis_words" text,
  ADD COLUMN "calls_agreed" boolean DEFAULT false NOT NULL,
  ADD CONSTRAINT "contacts_basis_channel" CHECK ("basis_channel" in ('telephone', 'office', 'email', 'message'));
--> statement-breakpoint
-- 'enquiry' remains valid for what was sent before, and for the running version before.
ALTER TABLE "listing_sends" DROP CONSTRAINT "listing_sends_basis";
--> statement-breakpoint
ALTER TABLE "listing_sends" ADD CONSTRAINT "listing_sends_basis"
  CHECK ("basis" in ('consent', 'requested', 'client', 'alert', 'enquiry'));
--> statement-breakpoint
-- An enquiry is no previous contract (Ley 34/2002, art. 21.2).
UPDATE "contacts" SET "basis" = null, "basis_on" = null WHERE "basis" = 'enquiry';
--> statement-breakpoint
DELETE FROM "listing_sends" WHERE 'listing-match:' || "id" IN (SELECT "idempotency_key" FROM "jobs"
  WHERE "kind" = 'listingMatch' AND "status" = 'queued' AND "payload"->>'basis' = 'enquiry');
--> statement-breakpoint
DELETE FROM "jobs" WHERE "kind" = 'listingMatch' AND "status" = 'queued' AND "payload"->>'basis' = 'enquiry';
