ALTER TABLE "messages" ADD COLUMN "kind" text NOT NULL DEFAULT 'contact';
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind" CHECK ("kind" in ('contact', 'viewing', 'question', 'valuation'));
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "phone" text;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "answer_language" text;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "preferences" jsonb;
