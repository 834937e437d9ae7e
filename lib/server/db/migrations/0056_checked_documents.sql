-- An owner checks an identity document; agents see until when it is valid.
ALTER TABLE "document_versions" ADD COLUMN "valid_until" date;--> statement-breakpoint
ALTER TABLE "document_versions" ADD COLUMN "checked_by" text;--> statement-breakpoint
ALTER TABLE "document_versions" ADD COLUMN "checked_at" timestamp with time zone;
