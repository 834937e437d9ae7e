ALTER TABLE "calendar_sources" ADD COLUMN "own_addresses" jsonb DEFAULT '[]' NOT NULL;
--> statement-breakpoint
ALTER TABLE "calendar_sources" ADD COLUMN "unknown_zones" jsonb DEFAULT '[]' NOT NULL;
--> statement-breakpoint
ALTER TABLE "calendar_sources" ADD COLUMN "unread_events" integer DEFAULT 0 NOT NULL;
