-- expands: a payment that the former release adds has no refund yet
ALTER TABLE "payments" ADD COLUMN "refunded" numeric(12, 2);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_amount" numeric(12, 2) DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE "payments" SET "refunded_amount" = given.amount, "row_version" = "row_version" + 1
FROM (SELECT "payment_id", sum("amount") AS "amount" FROM "refunds" WHERE "status" = 'done' GROUP BY 1) given
WHERE given."payment_id" = "payments"."id";
--> statement-breakpoint
CREATE INDEX "payments_refunded" ON "payments" USING btree ("refunded","id");
--> statement-breakpoint
INSERT INTO "recomputations" ("resource") SELECT 'payments' WHERE EXISTS (SELECT 1 FROM "payments")
ON CONFLICT ("resource") DO UPDATE SET "last_id" = NULL;
