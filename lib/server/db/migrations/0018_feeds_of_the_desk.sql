ALTER TABLE "feeds" ADD COLUMN "is_trusted" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "every_minutes" integer DEFAULT 60 NOT NULL;
