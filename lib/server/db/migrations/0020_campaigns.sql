-- A new queue needs no migration from now on.
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_queue";
--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "bounces" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "undeliverable_at" timestamp with time zone;
--> statement-breakpoint
CREATE TABLE "campaigns" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "content" jsonb NOT NULL,
  "state" text DEFAULT 'draft' NOT NULL,
  "edit_version" integer DEFAULT 0 NOT NULL,
  "author" text NOT NULL,
  "is_indexed" boolean DEFAULT false NOT NULL,
  "readers" integer DEFAULT 0 NOT NULL,
  "sent" integer DEFAULT 0 NOT NULL,
  "bounced" integer DEFAULT 0 NOT NULL,
  "failed" integer DEFAULT 0 NOT NULL,
  "unknown" integer DEFAULT 0 NOT NULL,
  "skipped" integer DEFAULT 0 NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL,
  "tested_at" timestamp with time zone,
  "started_at" timestamp with time zone,
  "finished_at" timestamp with time zone,
  CONSTRAINT "campaigns_state" CHECK ("state" in ('draft', 'sending', 'paused', 'sent'))
);
--> statement-breakpoint
CREATE TABLE "campaign_sends" (
  "campaign_id" uuid NOT NULL REFERENCES "campaigns"("id") ON DELETE cascade,
  "subscriber_id" uuid NOT NULL REFERENCES "subscribers"("id") ON DELETE cascade,
  "state" text DEFAULT 'queued' NOT NULL,
  "attempts" integer DEFAULT 0 NOT NULL,
  "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
  "settled_at" timestamp with time zone,
  CONSTRAINT "campaign_sends_pkey" PRIMARY KEY ("campaign_id", "subscriber_id"),
  CONSTRAINT "campaign_sends_state" CHECK ("state" in ('queued', 'claimed', 'sent', 'bounced', 'failed', 'unknown', 'skipped'))
);
--> statement-breakpoint
CREATE INDEX "campaign_sends_due" ON "campaign_sends" ("campaign_id", "next_attempt_at") WHERE "state" = 'queued';
--> statement-breakpoint
CREATE INDEX "campaign_sends_subscriber" ON "campaign_sends" ("subscriber_id");
--> statement-breakpoint
CREATE TABLE "campaign_clicks" (
  "campaign_id" uuid NOT NULL REFERENCES "campaigns"("id") ON DELETE cascade,
  "link" text NOT NULL,
  "n" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "campaign_clicks_pkey" PRIMARY KEY ("campaign_id", "link")
);
