-- A signed sheet outlives its appointment; the listing says to which sale it belongs.
ALTER TABLE "documents" ADD COLUMN "listing_id" text;
--> statement-breakpoint
UPDATE "documents" SET "listing_id" = "appointments"."listing_id"
  FROM "appointments" WHERE "appointments"."id" = "documents"."subject_id";
