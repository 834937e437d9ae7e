CREATE TABLE "particulars" (
  "hash" text PRIMARY KEY,
  "listing_id" text NOT NULL,
  "begun_at" timestamp with time zone NOT NULL DEFAULT now(),
  "stored_at" timestamp with time zone,
  CONSTRAINT "particulars_hash" CHECK ("hash" ~ '^[0-9a-f]{32}$')
);
