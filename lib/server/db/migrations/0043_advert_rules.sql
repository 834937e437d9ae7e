-- Day on which this installation got the rules for adverts of decision 123; the notice for published listings runs from it.
ALTER TABLE "catalogue_version" ADD COLUMN "advert_rules_at" timestamp with time zone NOT NULL DEFAULT now();
