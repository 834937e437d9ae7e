CREATE TABLE "calendars" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "staff_id" uuid REFERENCES "users"("id") ON DELETE cascade,
  "listing_id" text,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "calendars_staff_id_key" UNIQUE ("staff_id"),
  CONSTRAINT "calendars_listing_id_key" UNIQUE ("listing_id"),
  CONSTRAINT "calendars_owner" CHECK (("staff_id" is null) <> ("listing_id" is null))
);
--> statement-breakpoint
CREATE TABLE "calendar_rules" (
  "calendar_id" uuid NOT NULL REFERENCES "calendars"("id") ON DELETE cascade,
  "weekday" integer NOT NULL,
  "opens" text NOT NULL,
  "closes" text NOT NULL,
  CONSTRAINT "calendar_rules_pkey" PRIMARY KEY ("calendar_id", "weekday", "opens"),
  CONSTRAINT "calendar_rules_weekday" CHECK ("weekday" >= 1 and "weekday" <= 7),
  CONSTRAINT "calendar_rules_order" CHECK ("opens" < "closes")
);
--> statement-breakpoint
CREATE TABLE "calendar_blocks" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "calendar_id" uuid NOT NULL REFERENCES "calendars"("id") ON DELETE cascade,
  "starts_at" timestamp with time zone NOT NULL,
  "ends_at" timestamp with time zone NOT NULL,
  "reason" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "calendar_blocks_reason" CHECK ("reason" in ('unavailable', 'holiday')),
  CONSTRAINT "calendar_blocks_order" CHECK ("starts_at" < "ends_at")
);
--> statement-breakpoint
CREATE INDEX "calendar_blocks_calendar" ON "calendar_blocks" ("calendar_id", "ends_at");
--> statement-breakpoint
CREATE INDEX "calendar_blocks_ends_at" ON "calendar_blocks" ("ends_at");
--> statement-breakpoint
ALTER TABLE "appointments"
  ADD COLUMN "kind" text DEFAULT 'call' NOT NULL,
  ADD COLUMN "mode" text DEFAULT 'telephone' NOT NULL,
  ADD COLUMN "calendar_id" uuid REFERENCES "calendars"("id") ON DELETE set null,
  ADD COLUMN "listing_id" text,
  ADD COLUMN "place" text,
  ADD COLUMN "outcome" text,
  ADD COLUMN "feedback_internal" text,
  ADD COLUMN "feedback_for_seller" text,
  ADD CONSTRAINT "appointments_kind" CHECK ("kind" in ('call', 'viewing', 'valuation')),
  ADD CONSTRAINT "appointments_mode" CHECK ("mode" in ('inPerson', 'video', 'telephone')),
  ADD CONSTRAINT "appointments_outcome" CHECK ("outcome" in ('tookPlace', 'noShow'));
--> statement-breakpoint
CREATE INDEX "appointments_calendar" ON "appointments" ("calendar_id", "starts_at");
--> statement-breakpoint
CREATE INDEX "appointments_listing" ON "appointments" ("listing_id");
--> statement-breakpoint
CREATE TABLE "appointment_cells" (
  "calendar_id" uuid NOT NULL,
  "starts_at" timestamp with time zone NOT NULL,
  "appointment_id" uuid NOT NULL REFERENCES "appointments"("id") ON DELETE cascade,
  "kind" text NOT NULL,
  CONSTRAINT "appointment_cells_pkey" PRIMARY KEY ("calendar_id", "starts_at"),
  CONSTRAINT "appointment_cells_kind" CHECK ("kind" in ('appointment', 'travel'))
);
--> statement-breakpoint
CREATE INDEX "appointment_cells_appointment_id" ON "appointment_cells" ("appointment_id");
--> statement-breakpoint
INSERT INTO "appointment_cells" ("calendar_id", "starts_at", "appointment_id", "kind")
SELECT '00000000-0000-4000-8000-000000000001', "starts_at" + "quarter" * interval '15 minutes', "appointment_id", 'appointment'
FROM "appointment_slots", generate_series(0, 1) AS "quarter"
ON CONFLICT DO NOTHING;
