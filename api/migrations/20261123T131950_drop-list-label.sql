DROP INDEX "export-schedules_list_label";
--> statement-breakpoint
CREATE INDEX "export-schedules_list" ON "export-schedules" USING btree ("list","id");
--> statement-breakpoint
ALTER TABLE "export-schedules" DROP COLUMN "list_label";
