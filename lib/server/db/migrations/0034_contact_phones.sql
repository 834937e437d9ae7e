CREATE TABLE "contact_phones" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "contact_id" uuid NOT NULL REFERENCES "contacts"("id") ON DELETE cascade,
  "e164" text NOT NULL,
  "extension" text DEFAULT '' NOT NULL,
  "label" text,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "contact_phones_e164" CHECK ("e164" ~ '^[+][1-9][0-9]{6,14}$'),
  CONSTRAINT "contact_phones_extension" CHECK ("extension" ~ '^[0-9]{0,7}$')
);
--> statement-breakpoint
CREATE UNIQUE INDEX "contact_phones_once" ON "contact_phones" ("contact_id", "e164", "extension");
--> statement-breakpoint
CREATE INDEX "contact_phones_number" ON "contact_phones" ("e164");
