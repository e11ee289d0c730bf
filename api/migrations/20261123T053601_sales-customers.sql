CREATE TABLE "sales_customers" (
	"phone" text COLLATE "fr-x-icu" PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"status" text COLLATE "fr-x-icu" NOT NULL,
	"country" text COLLATE "fr-x-icu",
	"city" text COLLATE "fr-x-icu",
	"payment_method" text COLLATE "fr-x-icu" NOT NULL,
	"delivery_type" text COLLATE "fr-x-icu" NOT NULL,
	"total_price" numeric(14, 2) NOT NULL,
	"months" integer[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sales_deltas" ADD COLUMN "phone" text COLLATE "fr-x-icu" DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE INDEX "sales_customers_first" ON "sales_customers" USING btree ("created_at");
--> statement-breakpoint
-- As in the migration "sales-sums", and by whom: customers are kept by their phone number (statistics/customers.ts).
CREATE OR REPLACE FUNCTION note_sale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    -- Its lines are gone as well, by which it was counted.
    INSERT INTO sales_stale (what) VALUES ('orders');
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF (OLD.created_at, OLD.status, OLD.country, OLD.city, OLD.payment_method, OLD.delivery_type, OLD.code_influenceur,
        OLD.total_price, OLD.is_test, OLD.phone)
      IS NOT DISTINCT FROM (NEW.created_at, NEW.status, NEW.country, NEW.city, NEW.payment_method, NEW.delivery_type,
        NEW.code_influenceur, NEW.total_price, NEW.is_test, NEW.phone) THEN
      RETURN NULL;
    END IF;
    IF NOT OLD.is_test THEN
      INSERT INTO sales_deltas (sign, order_id, phone, created_at, status, country, city, payment_method, delivery_type,
        code_influenceur, total_price)
      VALUES (-1, OLD.id, OLD.phone, OLD.created_at, OLD.status, OLD.country, OLD.city, OLD.payment_method,
        OLD.delivery_type, OLD.code_influenceur, OLD.total_price);
    END IF;
  END IF;
  IF NOT NEW.is_test THEN
    INSERT INTO sales_deltas (sign, order_id, phone, created_at, status, country, city, payment_method, delivery_type,
      code_influenceur, total_price)
    VALUES (1, NEW.id, NEW.phone, NEW.created_at, NEW.status, NEW.country, NEW.city, NEW.payment_method,
      NEW.delivery_type, NEW.code_influenceur, NEW.total_price);
  END IF;
  RETURN NULL;
END $$;
