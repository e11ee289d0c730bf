ALTER TABLE "refunds" ADD COLUMN "request_hash" text;
