CREATE TABLE "saved_valuations" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "user_id" uuid NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
  "home_key" text NOT NULL,
  "name" text,
  "created_at" timestamp with time zone NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_valuations_home" ON "saved_valuations" ("user_id", "home_key");
--> statement-breakpoint
CREATE TABLE "valuation_entries" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "valuation_id" uuid NOT NULL REFERENCES "saved_valuations" ("id") ON DELETE CASCADE,
  "answers" jsonb NOT NULL,
  "low" integer NOT NULL,
  "high" integer NOT NULL,
  "level_as_of" text NOT NULL,
  "valued_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "valuation_entries_range" CHECK ("low" <= "high")
);
--> statement-breakpoint
CREATE INDEX "valuation_entries_valuation_id" ON "valuation_entries" ("valuation_id");
--> statement-breakpoint
CREATE TABLE "search_alerts" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "email" text NOT NULL,
  "locale" text NOT NULL,
  "query" text NOT NULL,
  "frequency" text NOT NULL,
  "wanted_frequency" text,
  "status" text NOT NULL DEFAULT 'pending',
  "confirm_hash" text,
  "confirm_expires_at" timestamp with time zone,
  "stop_hash" text,
  "consent_at" timestamp with time zone NOT NULL DEFAULT now(),
  "consent_version" text NOT NULL,
  "confirmed_at" timestamp with time zone,
  "stopped_at" timestamp with time zone,
  "news_through" timestamp with time zone NOT NULL DEFAULT now(),
  "last_sent_at" timestamp with time zone,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "search_alerts_confirm_hash_key" UNIQUE ("confirm_hash"),
  CONSTRAINT "search_alerts_stop_hash_key" UNIQUE ("stop_hash"),
  CONSTRAINT "search_alerts_email_lower" CHECK ("email" = lower("email" COLLATE "C")),
  CONSTRAINT "search_alerts_frequency" CHECK ("frequency" IN ('daily', 'weekly')),
  CONSTRAINT "search_alerts_status" CHECK ("status" IN ('pending', 'confirmed', 'stopped'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "search_alerts_search" ON "search_alerts" ("email", "query");
--> statement-breakpoint
CREATE INDEX "search_alerts_created_at" ON "search_alerts" ("created_at");
--> statement-breakpoint
CREATE TABLE "watched_homes" (
  "listing_id" text PRIMARY KEY,
  "price" integer NOT NULL,
  "seen_at" timestamp with time zone NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE "home_news" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "listing_id" text NOT NULL,
  "kind" text NOT NULL,
  "price" integer NOT NULL,
  "previous_price" integer,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "home_news_kind" CHECK ("kind" IN ('new', 'priceDrop'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "home_news_once" ON "home_news" ("listing_id", "kind", "price");
--> statement-breakpoint
CREATE INDEX "home_news_created_at" ON "home_news" ("created_at");
