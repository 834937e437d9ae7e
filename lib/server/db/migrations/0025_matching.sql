CREATE TABLE "listing_sends" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "contact_id" uuid NOT NULL REFERENCES "contacts"("id") ON DELETE cascade,
  "email" text NOT NULL,
  "listing_id" text NOT NULL,
  "price" integer NOT NULL,
  "basis" text NOT NULL,
  "basis_at" timestamp with time zone NOT NULL,
  "stop_hash" text NOT NULL,
  "sender_id" uuid REFERENCES "users"("id") ON DELETE set null,
  "sender" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "listing_sends_stop_hash_key" UNIQUE ("stop_hash"),
  CONSTRAINT "listing_sends_email_lower" CHECK ("email" = lower("email" collate "C")),
  CONSTRAINT "listing_sends_basis" CHECK ("basis" in ('requested', 'alert', 'enquiry'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "listing_sends_once" ON "listing_sends" ("listing_id", "email", "price");
--> statement-breakpoint
CREATE INDEX "listing_sends_contact" ON "listing_sends" ("contact_id", "created_at");
--> statement-breakpoint
CREATE INDEX "listing_sends_created_at" ON "listing_sends" ("created_at");
--> statement-breakpoint
CREATE TABLE "advert_objections" (
  "email_hash" text PRIMARY KEY,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "requirements" ADD COLUMN "requested_at" timestamp with time zone;
