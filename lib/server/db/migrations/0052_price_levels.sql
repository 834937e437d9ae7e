-- Price levels of a file that the agency reads in; they replace those of content/.
CREATE TABLE "price_levels" (
  "place" text PRIMARY KEY NOT NULL,
  "quarter" text NOT NULL,
  "price" integer NOT NULL,
  "source" text NOT NULL,
  "author" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "price_levels_quarter" CHECK ("quarter" ~ '^[0-9]{4}-Q[1-4]$'),
  CONSTRAINT "price_levels_price" CHECK ("price" > 0)
);
