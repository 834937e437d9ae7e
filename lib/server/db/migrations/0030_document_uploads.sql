CREATE TABLE "document_uploads" (
  "key" text PRIMARY KEY,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "document_uploads_created_at" ON "document_uploads" ("created_at");
