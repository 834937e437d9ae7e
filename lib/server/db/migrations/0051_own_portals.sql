-- Portals that an owner added: their sender, and the labels of the lines in their emails.
CREATE TABLE "own_portals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL CONSTRAINT "own_portals_name_key" UNIQUE,
	"sender" text NOT NULL CONSTRAINT "own_portals_sender_key" UNIQUE,
	"labels" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_portals_sender_lower" CHECK ("sender" = lower("sender" collate "C"))
);
