CREATE TABLE "site_facts" (
  "key" text NOT NULL,
  "version" integer NOT NULL,
  "value" jsonb,
  "author" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "site_facts_pkey" PRIMARY KEY ("key", "version")
);
--> statement-breakpoint
CREATE TABLE "articles" (
  "id" text PRIMARY KEY,
  "data" jsonb NOT NULL,
  "edit_version" integer DEFAULT 1 NOT NULL,
  "author" text NOT NULL,
  "published_at" timestamp with time zone,
  "withdrawn_at" timestamp with time zone,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questions" (
  "id" text PRIMARY KEY,
  "data" jsonb NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  "edit_version" integer DEFAULT 1 NOT NULL,
  "author" text NOT NULL,
  "published_at" timestamp with time zone,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
