-- Answers of clients to listings that were sent to them or that they viewed.
CREATE TABLE "listing_answers" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "contact_id" uuid NOT NULL REFERENCES "contacts"("id") ON DELETE CASCADE,
  "send_id" uuid REFERENCES "listing_sends"("id") ON DELETE CASCADE,
  "appointment_id" uuid REFERENCES "appointments"("id") ON DELETE CASCADE,
  "listing_id" text NOT NULL,
  "agent_id" uuid REFERENCES "users"("id") ON DELETE SET NULL,
  "answer" text NOT NULL,
  "reason" text,
  "words" text DEFAULT '' NOT NULL,
  "answered_at" timestamp with time zone DEFAULT now() NOT NULL,
  "settled_at" timestamp with time zone,
  CONSTRAINT "listing_answers_send_key" UNIQUE ("send_id"),
  CONSTRAINT "listing_answers_appointment_key" UNIQUE ("appointment_id"),
  CONSTRAINT "listing_answers_subject" CHECK (("send_id" is null) <> ("appointment_id" is null)),
  CONSTRAINT "listing_answers_answer" CHECK ("answer" in ('interesting', 'notForMe', 'seeIt', 'offer', 'perhapsOffer', 'noOffer')),
  CONSTRAINT "listing_answers_reason" CHECK ("reason" in ('price', 'place', 'size', 'layout', 'condition', 'found', 'other'))
);
--> statement-breakpoint
CREATE INDEX "listing_answers_contact" ON "listing_answers" ("contact_id", "answered_at");
--> statement-breakpoint
CREATE INDEX "listing_answers_answered_at" ON "listing_answers" ("answered_at");
--> statement-breakpoint
CREATE INDEX "listing_answers_open" ON "listing_answers" ("answered_at") WHERE "settled_at" IS NULL;
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "questions_sent_at" timestamp with time zone;
