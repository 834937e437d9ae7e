ALTER TABLE "calendar_sources" ADD COLUMN "own_addresses" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "calendar_sources" ADD COLUMN "unknown_zones" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "calendar_sources" ADD COLUMN "unread_events" integer DEFAULT 0 NOT NULL;
