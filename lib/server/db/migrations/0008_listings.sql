CREATE TABLE "listings" (
  "id" text PRIMARY KEY,
  "reference" text NOT NULL,
  "source" text NOT NULL,
  "base" jsonb NOT NULL,
  "base_hash" text NOT NULL,
  "changes" jsonb NOT NULL DEFAULT '{}',
  "is_absent" boolean NOT NULL DEFAULT false,
  "position" integer NOT NULL DEFAULT 0,
  "version" bigint NOT NULL,
  "sold_at" timestamp with time zone,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "listings_reference_key" UNIQUE ("reference"),
  CONSTRAINT "listings_source" CHECK ("source" ~ '^(files|desk|feed:.+)$')
);
--> statement-breakpoint
CREATE INDEX "listings_version" ON "listings" ("version");
--> statement-breakpoint
CREATE TABLE "listing_events" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "listing_id" text NOT NULL REFERENCES "listings" ("id") ON DELETE CASCADE,
  "kind" text NOT NULL,
  "price" integer NOT NULL,
  "previous_price" integer,
  "origin" text NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "listing_events_kind"
    CHECK ("kind" IN ('published', 'available', 'reserved', 'sold', 'withdrawn', 'price'))
);
--> statement-breakpoint
CREATE INDEX "listing_events_listing" ON "listing_events" ("listing_id", "created_at");
--> statement-breakpoint
CREATE TABLE "catalogue_version" (
  "key" integer PRIMARY KEY DEFAULT 1,
  "version" bigint NOT NULL DEFAULT 0,
  "content_built_at" timestamp with time zone,
  CONSTRAINT "catalogue_version_one" CHECK ("key" = 1)
);
--> statement-breakpoint
INSERT INTO "catalogue_version" DEFAULT VALUES;
