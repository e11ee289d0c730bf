-- expands: each of these indexes gets one column more; whoever reads meanwhile finds the old one until the new one is there
DO $$
DECLARE
  ends text[] := ARRAY[
    'authorisation_best', 'authorisation_least', 'badge_best', 'badge_least', 'brand_id_best', 'brand_id_least',
    'from_price', 'in_stock_best', 'in_stock_least', 'is_on_promo_best', 'is_on_promo_least', 'name', 'newest',
    'open_months_best', 'open_months_least', 'price', 'priority_best', 'priority_least', 'rating_best',
    'rating_least', 'reviews_best', 'reviews_least', 'sale_price', 'sales_rank_best', 'sales_rank_least',
    'size_best', 'size_least', 'size_unit_best', 'size_unit_least'
  ];
  found record;
BEGIN
  FOR found IN SELECT indexname AS name, indexdef AS made FROM pg_indexes
    WHERE schemaname = 'public' AND tablename = 'products' AND indexname = ANY (SELECT 'products_' || unnest(ends)) LOOP
    EXECUTE regexp_replace(replace(found.made, 'INDEX ' || found.name, 'INDEX ' || found.name || '_next'), '\)$', ', variant_of_id)');
  END LOOP;
  FOR found IN SELECT 'products_' || unnest(ends) AS name LOOP
    EXECUTE format('DROP INDEX %I', found.name);
    EXECUTE format('ALTER INDEX %I RENAME TO %I', found.name || '_next', found.name);
  END LOOP;
END $$;
