CREATE TABLE "staff" (
  "user_id" uuid PRIMARY KEY REFERENCES "users"("id") ON DELETE cascade,
  "role" text NOT NULL,
  "team_id" text,
  "totp_secret" text,
  "totp_last_step" bigint,
  "enrolled_at" timestamp with time zone,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "ended_at" timestamp with time zone,
  CONSTRAINT "staff_role" CHECK ("role" in ('owner', 'agent'))
);
--> statement-breakpoint
CREATE TABLE "staff_invites" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "email" text NOT NULL,
  "role" text NOT NULL,
  "team_id" text,
  "hash" text NOT NULL,
  "invited_by" uuid REFERENCES "users"("id") ON DELETE set null,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "expires_at" timestamp with time zone NOT NULL,
  "accepted_at" timestamp with time zone,
  "withdrawn_at" timestamp with time zone,
  CONSTRAINT "staff_invites_hash_key" UNIQUE ("hash"),
  CONSTRAINT "staff_invites_role" CHECK ("role" in ('owner', 'agent'))
);
--> statement-breakpoint
CREATE INDEX "staff_invites_email" ON "staff_invites" ("email");
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "user_id" uuid NOT NULL REFERENCES "users"("id") ON DELETE cascade,
  "hash" text NOT NULL,
  "used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" ("user_id");
--> statement-breakpoint
CREATE TABLE "activity_log" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "actor_kind" text NOT NULL,
  "actor_id" uuid,
  "actor_name" text NOT NULL,
  "action" text NOT NULL,
  "subject_kind" text NOT NULL,
  "subject_id" text NOT NULL,
  "before" jsonb,
  "after" jsonb,
  CONSTRAINT "activity_log_actor_kind" CHECK ("actor_kind" in ('staff', 'client', 'system'))
);
--> statement-breakpoint
CREATE INDEX "activity_log_created_at" ON "activity_log" ("created_at");
--> statement-breakpoint
CREATE INDEX "activity_log_subject" ON "activity_log" ("subject_kind", "subject_id", "created_at");
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "mfa_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "mfa_seen_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "edit_version" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "deleted_at" timestamp with time zone;
--> statement-breakpoint
CREATE TABLE "listing_drafts" (
  "listing_id" text NOT NULL REFERENCES "listings"("id") ON DELETE cascade,
  "author_id" uuid NOT NULL REFERENCES "users"("id") ON DELETE cascade,
  "fields" jsonb NOT NULL,
  "over_version" integer NOT NULL,
  "saved_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "listing_drafts_pkey" PRIMARY KEY ("listing_id", "author_id")
);
--> statement-breakpoint
CREATE TABLE "listing_revisions" (
  "listing_id" text NOT NULL REFERENCES "listings"("id") ON DELETE cascade,
  "version" integer NOT NULL,
  "data" jsonb NOT NULL,
  "author" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "listing_revisions_pkey" PRIMARY KEY ("listing_id", "version")
);
--> statement-breakpoint
CREATE TABLE "listing_previews" (
  "hash" text PRIMARY KEY,
  "listing_id" text NOT NULL REFERENCES "listings"("id") ON DELETE cascade,
  "created_by" uuid REFERENCES "users"("id") ON DELETE set null,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "expires_at" timestamp with time zone NOT NULL,
  "approved_version" integer,
  "approved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "listing_previews_listing" ON "listing_previews" ("listing_id");
--> statement-breakpoint
CREATE TABLE "places" (
  "id" text PRIMARY KEY,
  "data" jsonb NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stored_images" ADD COLUMN "look_hash" text;
--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "address" text;
--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "settings" text;
--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "paused_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "held" jsonb;
--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "is_of_desk" boolean DEFAULT false NOT NULL;
