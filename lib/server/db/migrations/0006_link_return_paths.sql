ALTER TABLE "tokens" ADD COLUMN "return_to" text;
