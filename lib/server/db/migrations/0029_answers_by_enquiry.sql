CREATE INDEX "contact_events_ref" ON "contact_events" ("ref_id");
