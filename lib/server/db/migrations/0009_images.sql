CREATE TABLE "stored_images" (
  "id" text PRIMARY KEY,
  "width" integer NOT NULL,
  "height" integer NOT NULL,
  "widths" jsonb NOT NULL,
  "tone" text NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "stored_images_id" CHECK ("id" ~ '^photo-[0-9a-f]{32}$')
);
--> statement-breakpoint
CREATE TABLE "image_sources" (
  "url" text PRIMARY KEY,
  "image_id" text REFERENCES "stored_images" ("id") ON DELETE CASCADE,
  "problem" text,
  "attempts" integer NOT NULL DEFAULT 1,
  "fetched_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "image_sources_result" CHECK (("image_id" IS NULL) <> ("problem" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "catalogue_version" ADD COLUMN "restore_id" uuid NOT NULL DEFAULT gen_random_uuid();
