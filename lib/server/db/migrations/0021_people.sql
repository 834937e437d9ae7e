CREATE TABLE "contacts" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "name" text,
  "phone" text,
  "locale" text NOT NULL,
  "owner_id" uuid REFERENCES "users"("id") ON DELETE set null,
  "source" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "last_contact_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "contacts_phone" CHECK ("phone" ~ '^[+][1-9][0-9]{6,14}$')
);
--> statement-breakpoint
CREATE INDEX "contacts_last_contact_at" ON "contacts" ("last_contact_at");
--> statement-breakpoint
CREATE INDEX "contacts_phone_index" ON "contacts" ("phone");
--> statement-breakpoint
CREATE TABLE "contact_emails" (
  "email" text PRIMARY KEY,
  "contact_id" uuid NOT NULL REFERENCES "contacts"("id") ON DELETE cascade,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "contact_emails_lower" CHECK ("email" = lower("email" collate "C"))
);
--> statement-breakpoint
CREATE INDEX "contact_emails_contact" ON "contact_emails" ("contact_id");
--> statement-breakpoint
CREATE TABLE "contact_events" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "contact_id" uuid NOT NULL REFERENCES "contacts"("id") ON DELETE cascade,
  "kind" text NOT NULL,
  "ref_id" uuid,
  "listing_id" text,
  "email" text,
  "subject" text,
  "body" text NOT NULL,
  "message_id" text,
  "author_id" uuid REFERENCES "users"("id") ON DELETE set null,
  "author" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "contact_events_kind" CHECK ("kind" in ('note', 'reply', 'received'))
);
--> statement-breakpoint
CREATE INDEX "contact_events_contact" ON "contact_events" ("contact_id", "created_at");
--> statement-breakpoint
CREATE INDEX "contact_events_created_at" ON "contact_events" ("created_at");
--> statement-breakpoint
CREATE TABLE "tasks" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "contact_id" uuid NOT NULL REFERENCES "contacts"("id") ON DELETE cascade,
  "assignee_id" uuid REFERENCES "users"("id") ON DELETE set null,
  "text" text NOT NULL,
  "due_on" date NOT NULL,
  "done_at" timestamp with time zone,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "tasks_contact" ON "tasks" ("contact_id");
--> statement-breakpoint
CREATE INDEX "tasks_due" ON "tasks" ("due_on") WHERE "done_at" is null;
--> statement-breakpoint
CREATE TABLE "requirements" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "contact_id" uuid NOT NULL REFERENCES "contacts"("id") ON DELETE cascade,
  "query" text NOT NULL,
  "created_by" uuid REFERENCES "users"("id") ON DELETE set null,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "requirements_once" ON "requirements" ("contact_id", "query");
--> statement-breakpoint
CREATE TABLE "lead_keys" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "hash" text NOT NULL,
  "name" text NOT NULL,
  "created_by" uuid REFERENCES "users"("id") ON DELETE set null,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "last_used_at" timestamp with time zone,
  "revoked_at" timestamp with time zone,
  CONSTRAINT "lead_keys_hash_key" UNIQUE ("hash")
);
--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "email" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "messages"
  ADD COLUMN "contact_id" uuid REFERENCES "contacts"("id") ON DELETE set null,
  ADD COLUMN "source" text DEFAULT 'website' NOT NULL,
  ADD COLUMN "source_name" text,
  ADD COLUMN "assignee_id" uuid REFERENCES "users"("id") ON DELETE set null,
  ADD COLUMN "state" text DEFAULT 'unanswered' NOT NULL,
  ADD COLUMN "state_before" text,
  ADD COLUMN "state_at" timestamp with time zone DEFAULT now() NOT NULL,
  ADD COLUMN "closed_reason" text,
  ADD COLUMN "owners_notified_at" timestamp with time zone,
  ADD CONSTRAINT "messages_reachable" CHECK ("email" is not null or "phone" is not null),
  ADD CONSTRAINT "messages_source" CHECK ("source" in ('website', 'telephone', 'office', 'portal', 'program')),
  ADD CONSTRAINT "messages_state" CHECK ("state" in ('unanswered', 'inProgress', 'waiting', 'closed', 'spam'));
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "contact_id" uuid REFERENCES "contacts"("id") ON DELETE set null;
--> statement-breakpoint
ALTER TABLE "search_alerts" ADD COLUMN "contact_id" uuid REFERENCES "contacts"("id") ON DELETE set null;
--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "contact_id" uuid REFERENCES "contacts"("id") ON DELETE set null;
--> statement-breakpoint
WITH "seen" AS (
  SELECT "email", "name", "phone", "locale", "created_at" AS "at", 'enquiry' AS "source" FROM "messages"
  UNION ALL SELECT "email", "name", "phone", "locale", "created_at", 'appointment' FROM "appointments"
  UNION ALL SELECT "email", NULL, NULL, "locale", "created_at", 'alert' FROM "search_alerts" WHERE "status" <> 'stopped'
  UNION ALL SELECT "email", NULL, NULL, "locale", "created_at", 'newsletter' FROM "subscribers" WHERE "status" <> 'unsubscribed'
), "cleaned" AS (
  SELECT *, regexp_replace(regexp_replace("phone", '[^0-9+]', '', 'g'), '^00', '+') AS "digits" FROM "seen"
), "numbered" AS (
  SELECT *, CASE WHEN "digits" ~ '^[+][1-9][0-9]{6,14}$' THEN "digits"
    WHEN "digits" ~ '^[6-9][0-9]{8}$' THEN '+34' || "digits" END AS "number" FROM "cleaned"
), "people" AS MATERIALIZED (
  SELECT "email", gen_random_uuid() AS "id", min("at") AS "first", max("at") AS "last",
    (array_agg("name" ORDER BY "at" DESC) FILTER (WHERE "name" <> ''))[1] AS "name",
    (array_agg("number" ORDER BY "at" DESC) FILTER (WHERE "number" IS NOT NULL))[1] AS "number",
    (array_agg("locale" ORDER BY "at" DESC))[1] AS "locale",
    (array_agg("source" ORDER BY "at"))[1] AS "source"
  FROM "numbered" GROUP BY "email"
), "stored" AS (
  INSERT INTO "contacts" ("id", "name", "phone", "locale", "source", "created_at", "last_contact_at")
  SELECT "id", "name", "number", "locale", "source", "first", "last" FROM "people"
)
INSERT INTO "contact_emails" ("email", "contact_id", "created_at") SELECT "email", "id", "first" FROM "people";
--> statement-breakpoint
UPDATE "messages" SET "contact_id" = "known"."contact_id", "state_at" = "messages"."created_at",
  "owners_notified_at" = now(),
  "state" = CASE WHEN "messages"."created_at" < now() - interval '7 days' THEN 'closed' ELSE 'unanswered' END,
  "closed_reason" = CASE WHEN "messages"."created_at" < now() - interval '7 days' THEN 'earlier' END
FROM "contact_emails" AS "known" WHERE "known"."email" = "messages"."email";
--> statement-breakpoint
UPDATE "appointments" SET "contact_id" = "known"."contact_id"
FROM "contact_emails" AS "known" WHERE "known"."email" = "appointments"."email";
--> statement-breakpoint
UPDATE "search_alerts" SET "contact_id" = "known"."contact_id"
FROM "contact_emails" AS "known" WHERE "known"."email" = "search_alerts"."email";
--> statement-breakpoint
UPDATE "subscribers" SET "contact_id" = "known"."contact_id"
FROM "contact_emails" AS "known" WHERE "known"."email" = "subscribers"."email";
--> statement-breakpoint
CREATE INDEX "messages_contact" ON "messages" ("contact_id");
--> statement-breakpoint
CREATE INDEX "messages_state_index" ON "messages" ("state", "created_at");
--> statement-breakpoint
CREATE INDEX "appointments_contact" ON "appointments" ("contact_id");
--> statement-breakpoint
CREATE INDEX "search_alerts_contact" ON "search_alerts" ("contact_id");
--> statement-breakpoint
CREATE INDEX "subscribers_contact" ON "subscribers" ("contact_id");
