CREATE TABLE "recent_changes" (
  "listing_id" text PRIMARY KEY REFERENCES "listings"("id") ON DELETE cascade,
  "action" text NOT NULL,
  "edit_version" integer NOT NULL,
  "catalogue_version" bigint NOT NULL,
  "former" jsonb NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "seen_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "recent_changes_created_at" ON "recent_changes" ("created_at");
--> statement-breakpoint
ALTER TABLE "listing_previews" ADD COLUMN "comment" text;
--> statement-breakpoint
ALTER TABLE "listing_previews" ADD COLUMN "commented_at" timestamp with time zone;
