ALTER TABLE "listings" ADD COLUMN "published_at" timestamp with time zone;
--> statement-breakpoint
UPDATE "listings" SET "published_at" = "created_at";
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "problems" jsonb NOT NULL DEFAULT '[]';
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "input_hash" text;
--> statement-breakpoint
ALTER TABLE "catalogue_version" ADD COLUMN "has_files" boolean NOT NULL DEFAULT true;
--> statement-breakpoint
CREATE TABLE "feeds" (
  "name" text PRIMARY KEY,
  "etag" text,
  "last_modified" text,
  "settings_hash" text,
  "started_at" timestamp with time zone,
  "first_completed_at" timestamp with time zone,
  "lease_owner" text,
  "leased_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "feed_runs" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "feed" text NOT NULL REFERENCES "feeds" ("name") ON DELETE CASCADE,
  "report" jsonb NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX "feed_runs_feed" ON "feed_runs" ("feed", "created_at");
