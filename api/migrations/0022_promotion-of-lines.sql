ALTER TABLE "orders_items" ADD COLUMN "is_on_promo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Older lines: on promotion is what was sold at the price of a product that is on promotion now.
UPDATE "orders_items" SET is_on_promo = true
WHERE (product_id, price) IN (SELECT id::text, sale_price FROM products WHERE is_on_promo);
--> statement-breakpoint
-- Where the discount (R201) says otherwise, the product has changed since: on promotion are the fewest lines that give this
-- discount. Of more lines than twelve there are too many sets to try; they stay as their products say.
WITH RECURSIVE wrong AS (
  SELECT orders.id, orders.discount, count(*)::int AS lines
  FROM orders JOIN orders_items line ON line.orders_id = orders.id
  WHERE orders.subtotal >= 50000
  GROUP BY orders.id
  HAVING count(*) <= 12
    AND orders.discount <> round(coalesce(sum(line.price * line.quantity) FILTER (WHERE NOT line.is_on_promo), 0) / 10)
), ranked AS (
  SELECT line.orders_id, line.id, line.price * line.quantity AS amount, wrong.discount,
    (row_number() OVER (PARTITION BY line.orders_id ORDER BY line.position))::int AS rank
  FROM orders_items line JOIN wrong ON wrong.id = line.orders_id
), tried AS (
  SELECT id AS orders_id, 0 AS rank, 0::numeric AS discounted, ARRAY[]::uuid[] AS promoted FROM wrong
  UNION ALL
  SELECT tried.orders_id, line.rank, tried.discounted + CASE WHEN is_promoted THEN 0 ELSE line.amount END,
    CASE WHEN is_promoted THEN tried.promoted || line.id ELSE tried.promoted END
  FROM tried
    JOIN ranked line ON line.orders_id = tried.orders_id AND line.rank = tried.rank + 1
    CROSS JOIN (VALUES (true), (false)) choice(is_promoted)
  WHERE is_promoted OR tried.discounted + line.amount <= (line.discount + 1) * 10
), found AS (
  SELECT DISTINCT ON (tried.orders_id) tried.orders_id, tried.promoted
  FROM tried JOIN wrong ON wrong.id = tried.orders_id AND wrong.lines = tried.rank
  WHERE round(tried.discounted / 10) = wrong.discount
  ORDER BY tried.orders_id, cardinality(tried.promoted), tried.promoted
)
UPDATE "orders_items" SET is_on_promo = orders_items.id = ANY (found.promoted)
FROM found WHERE found.orders_id = orders_items.orders_id;
