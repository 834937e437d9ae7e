CREATE TABLE "listing_counts" (
  "listing_id" text NOT NULL,
  "day" date NOT NULL,
  "kind" text NOT NULL,
  "n" integer NOT NULL,
  CONSTRAINT "listing_counts_pkey" PRIMARY KEY ("listing_id", "day", "kind"),
  CONSTRAINT "listing_counts_kind" CHECK ("kind" in ('view', 'alert')),
  CONSTRAINT "listing_counts_n" CHECK ("n" > 0)
);
--> statement-breakpoint
CREATE INDEX "listing_counts_day" ON "listing_counts" ("day");
--> statement-breakpoint
ALTER TABLE "sale_members" ADD COLUMN "calendar_since" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "sale_members" ADD COLUMN "calendar_hash" text;
--> statement-breakpoint
CREATE UNIQUE INDEX "sale_members_calendar_hash" ON "sale_members" ("calendar_hash");
--> statement-breakpoint
ALTER TABLE "sale_members" ADD COLUMN "stop_hash" text;
--> statement-breakpoint
CREATE UNIQUE INDEX "sale_members_stop_hash" ON "sale_members" ("stop_hash");
--> statement-breakpoint
ALTER TABLE "sale_requests" DROP CONSTRAINT "sale_requests_kind";
--> statement-breakpoint
ALTER TABLE "sale_requests" ADD CONSTRAINT "sale_requests_kind" CHECK ("kind" in ('price', 'wrongFact', 'times'));
