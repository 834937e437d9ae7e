CREATE TABLE "redirects" (
  "address" text PRIMARY KEY NOT NULL,
  "target" text,
  "author" text NOT NULL,
  "version" bigint NOT NULL,
  "hits" bigint DEFAULT 0 NOT NULL,
  "last_hit_at" timestamp with time zone,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imports" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "kind" text NOT NULL,
  "file_name" text NOT NULL,
  "content" text NOT NULL,
  "mapping" jsonb NOT NULL,
  "settings" jsonb NOT NULL,
  "author_id" uuid NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_mappings" (
  "kind" text NOT NULL,
  "columns" text NOT NULL,
  "mapping" jsonb NOT NULL,
  "settings" jsonb NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "import_mappings_pkey" PRIMARY KEY ("kind", "columns")
);
--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "basis" text;
--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "basis_on" date;
--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_basis" CHECK ("contacts"."basis" in ('request', 'client', 'enquiry'));
