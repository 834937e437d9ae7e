-- The province that a feed says of a listing, by INE's code.
ALTER TABLE "listings" ADD COLUMN "province" text;
--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "body_hash" text;
--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "notes" jsonb;
--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "new_build_vat" double precision;
--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "new_build_excludes_vat" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "promoter" text;
--> statement-breakpoint
-- Recognises an image whose address has another query.
ALTER TABLE "image_sources" ADD COLUMN "path_hash" text;
--> statement-breakpoint
ALTER TABLE "image_sources" ADD COLUMN "etag" text;
--> statement-breakpoint
ALTER TABLE "image_sources" ADD COLUMN "bytes" integer;
--> statement-breakpoint
CREATE INDEX "image_sources_path" ON "image_sources" ("path_hash");
