CREATE TABLE "sales" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "listing_id" text NOT NULL,
  "state" text DEFAULT 'open' NOT NULL,
  "mandate_from" date,
  "mandate_until" date,
  "fee_hundredths" integer,
  "opened_by" uuid REFERENCES "users"("id") ON DELETE set null,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "closed_at" timestamp with time zone,
  CONSTRAINT "sales_state" CHECK ("state" in ('open', 'arras', 'completed', 'ended')),
  CONSTRAINT "sales_fee" CHECK ("fee_hundredths" >= 0 and "fee_hundredths" <= 10000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sales_open" ON "sales" ("listing_id") WHERE "closed_at" is null;
--> statement-breakpoint
CREATE INDEX "sales_listing" ON "sales" ("listing_id");
--> statement-breakpoint
CREATE INDEX "sales_closed_at" ON "sales" ("closed_at");
--> statement-breakpoint
CREATE TABLE "sale_members" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "sale_id" uuid NOT NULL REFERENCES "sales"("id") ON DELETE cascade,
  "email" text NOT NULL,
  "locale" text NOT NULL,
  "user_id" uuid REFERENCES "users"("id") ON DELETE set null,
  "invited_at" timestamp with time zone DEFAULT now() NOT NULL,
  "accepted_at" timestamp with time zone,
  "ended_at" timestamp with time zone,
  CONSTRAINT "sale_members_email_lower" CHECK ("email" = lower("email" collate "C"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sale_members_once" ON "sale_members" ("sale_id", "email");
--> statement-breakpoint
CREATE INDEX "sale_members_user" ON "sale_members" ("user_id");
--> statement-breakpoint
CREATE INDEX "sale_members_email" ON "sale_members" ("email");
--> statement-breakpoint
CREATE TABLE "sale_milestones" (
  "sale_id" uuid NOT NULL REFERENCES "sales"("id") ON DELETE cascade,
  "kind" text NOT NULL,
  "due_on" date,
  "done_on" date,
  "waits_for" text,
  "note" text NOT NULL,
  CONSTRAINT "sale_milestones_pkey" PRIMARY KEY ("sale_id", "kind"),
  CONSTRAINT "sale_milestones_kind" CHECK ("kind" in ('mandate', 'photographs', 'published', 'offerAccepted', 'arras', 'mortgage', 'deed', 'keys')),
  CONSTRAINT "sale_milestones_waits" CHECK ("waits_for" in ('seller', 'agency', 'buyer', 'bank', 'notary'))
);
--> statement-breakpoint
CREATE TABLE "offers" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "sale_id" uuid NOT NULL REFERENCES "sales"("id") ON DELETE cascade,
  "contact_id" uuid REFERENCES "contacts"("id") ON DELETE set null,
  "name" text,
  "email" text,
  "amount" integer NOT NULL,
  "conditions" text NOT NULL,
  "received_on" date NOT NULL,
  "valid_until" date,
  "state" text DEFAULT 'received' NOT NULL,
  "counter_amount" integer,
  "answer" text,
  "answered_by" uuid REFERENCES "users"("id") ON DELETE set null,
  "answered_name" text,
  "answered_at" timestamp with time zone,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "offers_email_lower" CHECK ("email" = lower("email" collate "C")),
  CONSTRAINT "offers_amount" CHECK ("amount" > 0),
  CONSTRAINT "offers_state" CHECK ("state" in ('received', 'accepted', 'declined', 'countered', 'withdrawn'))
);
--> statement-breakpoint
CREATE INDEX "offers_sale" ON "offers" ("sale_id", "created_at");
--> statement-breakpoint
CREATE INDEX "offers_contact" ON "offers" ("contact_id");
--> statement-breakpoint
CREATE TABLE "sale_requests" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "sale_id" uuid NOT NULL REFERENCES "sales"("id") ON DELETE cascade,
  "kind" text NOT NULL,
  "amount" integer,
  "text" text NOT NULL,
  "state" text DEFAULT 'open' NOT NULL,
  "user_id" uuid REFERENCES "users"("id") ON DELETE set null,
  "author" text NOT NULL,
  "answer" text,
  "answered_by" uuid REFERENCES "users"("id") ON DELETE set null,
  "answered_at" timestamp with time zone,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "sale_requests_kind" CHECK ("kind" in ('price', 'wrongFact')),
  CONSTRAINT "sale_requests_state" CHECK ("state" in ('open', 'accepted', 'answered'))
);
--> statement-breakpoint
CREATE INDEX "sale_requests_sale" ON "sale_requests" ("sale_id", "created_at");
--> statement-breakpoint
CREATE TABLE "documents" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "sale_id" uuid NOT NULL REFERENCES "sales"("id") ON DELETE cascade,
  "folder" text NOT NULL,
  "paper" text,
  "name" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "documents_folder" CHECK ("folder" in ('mandate', 'registry', 'energy', 'occupancy', 'community', 'offers', 'deed', 'identity'))
);
--> statement-breakpoint
CREATE INDEX "documents_sale" ON "documents" ("sale_id");
--> statement-breakpoint
CREATE TABLE "document_versions" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "document_id" uuid NOT NULL REFERENCES "documents"("id") ON DELETE cascade,
  "n" integer NOT NULL,
  "storage_key" text NOT NULL,
  "sha256" text NOT NULL,
  "bytes" integer NOT NULL,
  "extension" text NOT NULL,
  "user_id" uuid REFERENCES "users"("id") ON DELETE set null,
  "author" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "document_versions_once" ON "document_versions" ("document_id", "n");
--> statement-breakpoint
CREATE TABLE "document_reads" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "version_id" uuid NOT NULL REFERENCES "document_versions"("id") ON DELETE cascade,
  "user_id" uuid REFERENCES "users"("id") ON DELETE set null,
  "reader" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "document_reads_version" ON "document_reads" ("version_id");
--> statement-breakpoint
CREATE INDEX "document_reads_created_at" ON "document_reads" ("created_at");
--> statement-breakpoint
ALTER TABLE "activity_log" DROP CONSTRAINT "activity_log_actor_kind";
--> statement-breakpoint
ALTER TABLE "activity_log" ADD CONSTRAINT "activity_log_actor_kind" CHECK ("actor_kind" in ('staff', 'seller', 'client', 'system'));
