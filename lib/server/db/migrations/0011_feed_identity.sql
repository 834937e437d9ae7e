ALTER TABLE "listings" ADD COLUMN "feed_id" text;
--> statement-breakpoint
UPDATE "image_sources" SET "url" = 'sha256:' || encode(sha256(convert_to("url", 'UTF8')), 'hex')
  WHERE "url" ~ '[?#]|^[^/]*://[^/]*@';
