-- Single keys of the inbox can be switched off (WCAG 2.1.4).
ALTER TABLE "staff" ADD COLUMN "has_keys" boolean NOT NULL DEFAULT true;
