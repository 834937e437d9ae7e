-- Prices of closed sales that may be used as comparables: no address and no name. They are deleted with their sale.
CREATE TABLE "sold_prices" (
  "sale_id" uuid PRIMARY KEY NOT NULL REFERENCES "sales"("id") ON DELETE CASCADE,
  "area" text NOT NULL,
  "type" text NOT NULL,
  "size" double precision NOT NULL,
  "price" integer NOT NULL,
  "sold_on" date NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "sold_prices_price" CHECK ("price" > 0)
);
--> statement-breakpoint
CREATE INDEX "sold_prices_sold_on" ON "sold_prices" ("sold_on");
