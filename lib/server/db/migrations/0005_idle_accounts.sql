ALTER TABLE "users" ADD COLUMN "end_announced_at" timestamp with time zone;
