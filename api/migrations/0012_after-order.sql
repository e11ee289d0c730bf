-- Short numbers: 22 signs in six places, and a number drawn until none has it. The randomness is that of UUIDs, which is
-- the system's own.
CREATE OR REPLACE FUNCTION order_number_text(n bigint) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN (SELECT 'KR-' || left(signs, 4) || '-' || right(signs, 2) FROM (
    SELECT string_agg(substr('23456789CDFHJKMPRTVWXY', 1 + (n / (22 ^ place)::bigint % 22)::int, 1), '' ORDER BY place) AS signs
    FROM generate_series(0, 5) place) it);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION random_order_number() RETURNS text
  LANGUAGE sql VOLATILE
  RETURN order_number_text(('x' || left(replace(gen_random_uuid()::text, '-', ''), 12))::bit(48)::bigint % 113379904);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "short_number" text COLLATE "fr-x-icu";
--> statement-breakpoint
-- Of a hundred thousand drawn at once some forty are the same: those are drawn again.
DO $$ BEGIN
  UPDATE orders SET short_number = random_order_number();
  LOOP
    UPDATE orders SET short_number = random_order_number() WHERE id IN (
      SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY short_number ORDER BY id) AS rank FROM orders) it WHERE rank > 1);
    EXIT WHEN NOT FOUND;
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "short_number" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_short_number_unique" UNIQUE("short_number");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION new_order_number() RETURNS text
  LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  drawn text;
BEGIN
  LOOP
    drawn := public.random_order_number();
    EXIT WHEN NOT EXISTS (SELECT FROM public.orders WHERE short_number = drawn);
  END LOOP;
  RETURN drawn;
END $$;
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "short_number" SET DEFAULT new_order_number();
--> statement-breakpoint
ALTER TABLE "orders" drop column "search_text";
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(order_id, chr(31), ''), '') || chr(31) || coalesce(translate(short_number, chr(31), ''), '') || chr(31) || coalesce(translate(transaction_id, chr(31), ''), '') || chr(31))) STORED;
--> statement-breakpoint
-- Its index went with the column.
CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops);
