CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("recipient","created_at");
