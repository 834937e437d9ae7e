ALTER TABLE "appointments" ADD COLUMN "calendar_uid" text;
