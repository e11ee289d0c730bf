-- What was said to be paid before it left is delivered, and no cash is taken for it (R510): of what is on its way only.
UPDATE "orders" SET "next_step" = 'deliver', row_version = row_version + 1
WHERE status = 'shipped' AND "next_step" = 'collect'
  AND (
    SELECT step."to" FROM "orders_history" step
    WHERE step.orders_id = "orders".id AND step."to" NOT IN ('shipped', 'completed')
    ORDER BY step.position DESC LIMIT 1
  ) = 'paid';
