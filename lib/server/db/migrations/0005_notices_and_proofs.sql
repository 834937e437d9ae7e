ALTER TABLE "users" ADD COLUMN "end_announced_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "wanted_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "wanted_place" text;
--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "wanted_version" text;
--> statement-breakpoint
ALTER TABLE "search_alerts" ADD COLUMN "wanted_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "search_alerts" ADD COLUMN "wanted_version" text;
