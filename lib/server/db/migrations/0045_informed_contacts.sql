-- GDPR art. 14.3: imported contacts are informed within 30 days, or deleted. Those of earlier imports have 30 days from now.
ALTER TABLE "contacts"
  ADD COLUMN "informed_at" timestamp with time zone,
  ADD COLUMN "inform_by" timestamp with time zone,
  ADD COLUMN "inform_noticed_at" timestamp with time zone;
--> statement-breakpoint
CREATE INDEX "contacts_inform_by" ON "contacts" ("inform_by") WHERE "informed_at" IS NULL;
--> statement-breakpoint
UPDATE "contacts" SET "inform_by" = now() + interval '30 days' WHERE "source" = 'import';
