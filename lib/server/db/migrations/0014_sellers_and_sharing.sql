ALTER TABLE "subscribers" ADD COLUMN "wants_selling_guide" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "saved_homes_shared_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "valuations_shared_at" timestamp with time zone;
