CREATE TABLE "listing_notes" (
  "user_id" uuid NOT NULL REFERENCES "users"("id") ON DELETE cascade,
  "listing_id" text NOT NULL,
  "note" text NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "listing_notes_pkey" PRIMARY KEY ("user_id", "listing_id"),
  CONSTRAINT "listing_notes_note" CHECK (length("note") >= 1 and length("note") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "shared_lists" (
  "user_id" uuid PRIMARY KEY REFERENCES "users"("id") ON DELETE cascade,
  "hash" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "expires_at" timestamp with time zone NOT NULL,
  CONSTRAINT "shared_lists_hash_key" UNIQUE ("hash")
);
