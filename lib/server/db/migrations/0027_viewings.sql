ALTER TABLE "appointments" ADD COLUMN "awaits_confirmation" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "calendars"
  ADD COLUMN "confirms_viewings" boolean DEFAULT false NOT NULL,
  ADD COLUMN "feed_hash" text,
  ADD CONSTRAINT "calendars_feed_hash_key" UNIQUE ("feed_hash");
--> statement-breakpoint
ALTER TABLE "calendar_blocks"
  DROP CONSTRAINT "calendar_blocks_reason",
  ADD CONSTRAINT "calendar_blocks_reason" CHECK ("reason" in ('unavailable', 'holiday', 'busy'));
--> statement-breakpoint
CREATE TABLE "calendar_sources" (
  "calendar_id" uuid PRIMARY KEY REFERENCES "calendars"("id") ON DELETE cascade,
  "address" text NOT NULL,
  "tried_at" timestamp with time zone,
  "read_at" timestamp with time zone,
  "problem" text,
  "announced_at" timestamp with time zone,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "documents"
  ALTER COLUMN "sale_id" DROP NOT NULL,
  ADD COLUMN "subject_kind" text DEFAULT 'sale' NOT NULL,
  ADD COLUMN "subject_id" uuid,
  DROP CONSTRAINT "documents_folder",
  ADD CONSTRAINT "documents_folder" CHECK ("folder" in ('mandate', 'registry', 'energy', 'occupancy', 'community', 'offers', 'deed', 'identity', 'viewing')),
  ADD CONSTRAINT "documents_subject_kind" CHECK ("subject_kind" in ('sale', 'viewing')),
  ADD CONSTRAINT "documents_subject" CHECK (
    ("subject_kind" = 'sale') = ("sale_id" is not null) and ("sale_id" is null) = ("subject_id" is not null)
  );
--> statement-breakpoint
CREATE INDEX "documents_viewing" ON "documents" ("subject_id");
