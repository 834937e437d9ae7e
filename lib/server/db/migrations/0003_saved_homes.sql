CREATE TABLE "saved_homes" (
  "user_id" uuid NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
  "listing_id" text NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "saved_homes_pkey" PRIMARY KEY ("user_id", "listing_id")
);
