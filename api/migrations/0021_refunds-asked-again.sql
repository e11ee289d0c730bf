ALTER TABLE "refunds" ADD COLUMN "next_check_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "asked_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "refund_id" uuid;
--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "returns_refund_id" ON "returns" USING btree ("refund_id");

--> statement-breakpoint
-- What the job asks for again; a refund that was under way before has been asked for once.
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_check_at") WHERE next_check_at is not null;
--> statement-breakpoint
UPDATE "refunds" SET next_check_at = now(), asked_at = created_at, row_version = row_version + 1 WHERE status = 'pending' AND NOT by_hand;
--> statement-breakpoint
-- By hand is done when it is noted; a server that was killed in between left it half noted.
UPDATE "refunds" SET status = 'done', row_version = row_version + 1 WHERE status = 'pending' AND by_hand;
--> statement-breakpoint
-- A refund is the money of one return at most.
CREATE UNIQUE INDEX "returns_refund_once" ON "returns" USING btree ("refund_id") WHERE refund_id is not null;
