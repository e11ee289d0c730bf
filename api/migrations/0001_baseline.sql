-- contracts: it makes every table; no release came before it
create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists unaccent;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.note_change(changed_resource text, changed_record uuid, changed_fields text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  next uuid := nullif(current_setting('karite.catalogue_version', true), '')::uuid;
  before uuid := nullif(current_setting('karite.former_version', true), '')::uuid;
BEGIN
  IF next IS NULL THEN
    SELECT version INTO before FROM catalogue_version WHERE name = 'catalogue' FOR UPDATE;
    next := gen_random_uuid();
    INSERT INTO catalogue_version (name, version) VALUES ('catalogue', next)
      ON CONFLICT (name) DO UPDATE SET version = excluded.version;
    PERFORM set_config('karite.catalogue_version', next::text, true);
    PERFORM set_config('karite.former_version', coalesce(before::text, ''), true);
    DELETE FROM catalogue_changes WHERE changed_at < now() - interval '10 minutes';
    PERFORM pg_notify('catalogue', next::text);
  END IF;
  INSERT INTO catalogue_changes (former, version, resource, record, fields)
    VALUES (before, next, changed_resource, changed_record, changed_fields);
END $function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.note_record()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  changed text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_change(TG_TABLE_NAME, NEW.id, ARRAY['+']);
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM note_change(TG_TABLE_NAME, OLD.id, ARRAY['-']);
  ELSE
    SELECT array_agg(now.key) INTO changed FROM jsonb_each(to_jsonb(NEW)) now JOIN jsonb_each(to_jsonb(OLD)) before USING (key)
      WHERE now.value IS DISTINCT FROM before.value;
    IF changed IS NOT NULL THEN
      PERFORM note_change(TG_TABLE_NAME, NEW.id, changed);
    END IF;
  END IF;
  RETURN NULL;
END $function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.note_part()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW IS NOT DISTINCT FROM OLD THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM note_change(TG_ARGV[0], (to_jsonb(OLD) ->> TG_ARGV[1])::uuid, ARRAY[TG_ARGV[2]]);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM note_change(TG_ARGV[0], (to_jsonb(NEW) ->> TG_ARGV[1])::uuid, ARRAY[TG_ARGV[2]]);
  END IF;
  RETURN NULL;
END $function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.tell_live()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW IS NOT DISTINCT FROM OLD THEN
    RETURN NULL;
  END IF;
  INSERT INTO live_changes (resource, record, kind) VALUES (
    TG_TABLE_NAME,
    CASE TG_OP WHEN 'DELETE' THEN OLD.id ELSE NEW.id END,
    CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'updated' ELSE 'deleted' END);
  RETURN NULL;
END $function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.keep_documents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE statement text;
BEGIN
  FOREACH statement IN ARRAY TG_ARGV LOOP
    EXECUTE statement;
  END LOOP;
  RETURN NULL;
END $function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.fold(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(unaccent('unaccent'::regdictionary, value));
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.refuse_kept_address()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (SELECT FROM email_changes WHERE old_email = new.email AND user_id <> new.id AND expires_at > now()) THEN
    RAISE unique_violation USING MESSAGE = 'address kept for its former account', CONSTRAINT = 'users_email_unique';
  END IF;
  RETURN NULL;
END $function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.order_number_text(n bigint)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT ((('KR-'::text || "left"(it.signs, 4)) || '-'::text) || "right"(it.signs, 2)) FROM (SELECT string_agg(substr('23456789CDFHJKMPRTVWXY'::text, (1 + (((order_number_text.n / (((22)::double precision ^ (place.place)::double precision))::bigint) % (22)::bigint))::integer), 1), ''::text ORDER BY place.place) AS signs FROM generate_series(0, 5) place(place)) it);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.random_order_number()
 RETURNS text
 LANGUAGE sql
RETURN order_number_text((((('x'::text || "left"(replace((gen_random_uuid())::text, '-'::text, ''::text), 12)))::bit(48))::bigint % (113379904)::bigint));
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.new_order_number()
 RETURNS text
 LANGUAGE plpgsql
AS $function$
DECLARE
  drawn text;
BEGIN
  LOOP
    drawn := public.random_order_number();
    EXIT WHEN NOT EXISTS (SELECT FROM public.orders WHERE short_number = drawn);
  END LOOP;
  RETURN drawn;
END $function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.keep_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' OR (NEW.number, NEW.kind, NEW.order_id, NEW.issued_at, NEW.net, NEW.tax, NEW.tax_rate, NEW.total, NEW.source, NEW.document)
      IS DISTINCT FROM (OLD.number, OLD.kind, OLD.order_id, OLD.issued_at, OLD.net, OLD.tax, OLD.tax_rate, OLD.total, OLD.source, OLD.document) THEN
    RAISE EXCEPTION 'an invoice that was issued is neither changed nor deleted';
  END IF;
  RETURN NEW;
END $function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.tell_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  named text := TG_TABLE_NAME;
  happened text := CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'updated' ELSE 'deleted' END;
  unseen text[] := ARRAY['row_version', 'updated_at'];
  before jsonb;
  after jsonb;
  changed jsonb := '{}';
BEGIN
  IF NOT EXISTS (SELECT FROM webhooks_events asked JOIN webhooks ON webhooks.id = asked.webhooks_id
      WHERE webhooks.is_open AND asked.resource = named AND asked.event IN ('all', happened)) THEN
    RETURN NULL;
  END IF;
  before := to_jsonb(OLD);
  after := to_jsonb(NEW);
  IF TG_OP = 'UPDATE' THEN
    SELECT coalesce(jsonb_object_agg(it, before -> it), '{}') INTO changed
    FROM unnest(TG_ARGV) it WHERE before -> it IS DISTINCT FROM after -> it;
    -- The version alone goes up when lines, pictures or links change; a column that no answer shows tells nothing.
    IF changed = '{}' AND before - unseen <> after - unseen THEN
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO "webhook-deliveries" AS stored
    (webhook_id, type, resource, record_id, status, tries, next_try_at, version, former, transaction)
  SELECT DISTINCT webhooks.id, named || '.' || happened, named,
    (coalesce(after, before) ->> 'id')::uuid, 'waiting', 0, now(),
    (coalesce(after, before) ->> 'row_version')::int, changed, pg_current_xact_id()::text::bigint
  FROM webhooks_events asked JOIN webhooks ON webhooks.id = asked.webhooks_id
    CROSS JOIN LATERAL (SELECT lower(regexp_replace(asked.field, '([A-Z])', '_\1', 'g')) AS name) col
  WHERE webhooks.is_open AND asked.resource = named AND asked.event IN ('all', happened)
    AND (asked.field IS NULL OR changed ? col.name AND (asked.value IS NULL OR after ->> col.name = asked.value))
  ON CONFLICT (webhook_id, transaction, resource, record_id) WHERE transaction IS NOT NULL DO UPDATE SET
    type = CASE WHEN happened = 'updated' THEN stored.type ELSE excluded.type END,
    version = excluded.version, former = excluded.former || stored.former;
  RETURN NULL;
END $function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.note_product_group()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  former jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  present jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
BEGIN
  IF former ->> TG_ARGV[0] IS NOT DISTINCT FROM present ->> TG_ARGV[0]
    AND former ->> TG_ARGV[1] IS NOT DISTINCT FROM present ->> TG_ARGV[1] THEN
    RETURN NULL;
  END IF;
  INSERT INTO sales_stale (what, product_id, group_id, sign)
  SELECT 'products', (side.row ->> TG_ARGV[0])::uuid, (side.row ->> TG_ARGV[1])::uuid, side.sign
  FROM (VALUES (former, -1), (present, 1)) AS side (row, sign)
  WHERE side.row ->> TG_ARGV[1] IS NOT NULL
    AND NOT (TG_OP = 'INSERT' AND EXISTS (
      SELECT FROM products WHERE id = (side.row ->> TG_ARGV[0])::uuid AND created_at >= now()));
  RETURN NULL;
END $function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.note_sale()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.words_of(value text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT coalesce(array_agg(left(word, 500) ORDER BY number), '{}')
  FROM regexp_split_to_table(
    regexp_replace(regexp_replace(public.fold(value), '([0-9])([a-z])', '\1 \2', 'g'), '([a-z])([0-9])', '\1 \2', 'g'),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u3003]+'
  ) WITH ORDINALITY AS split (word, number)
  WHERE word <> ''
$function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.stem_of(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT regexp_replace(coalesce((ts_lexize('pg_catalog.french_stem', word))[1], word), 'eux$', 'eu')
$function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.note_count()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO record_counts (resource, change)
  SELECT TG_ARGV[0], TG_ARGV[1]::bigint * count(*) FROM changed HAVING count(*) > 0;
  RETURN NULL;
END $function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.stems_in(words text[], weight text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT coalesce(string_agg('''' || replace(stem_of(word), '''', '''''') || ''':' || number || weight, ' '), '')::tsvector
  FROM unnest(words[:16000]) WITH ORDINALITY each (word, number)
$function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.search_document(name text[], a text[], b text[], c text[], d text[], small text[])
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT stems_in(name, 'A') || stems_in(a, 'A') || stems_in(b, 'B') || stems_in(c, 'C') || stems_in(d, 'D') || array_to_tsvector(array(
    SELECT '^' || stem_of(name[1]) WHERE name <> '{}'
    UNION ALL (SELECT '~' || stem_of(word) FROM unnest(name) WITH ORDINALITY telling (word, number)
      WHERE word <> ALL (small) ORDER BY number OFFSET 1 LIMIT 1)
    UNION ALL SELECT '=' || left(array_to_string(name, ' '), 200) WHERE name <> '{}'
  ))
$function$;
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"image" text COLLATE "fr-x-icu",
	"title" text COLLATE "fr-x-icu" NOT NULL,
	"subtitle" text COLLATE "fr-x-icu",
	"description" text COLLATE "fr-x-icu",
	"color" text COLLATE "fr-x-icu" NOT NULL,
	"parent_id" uuid,
	"position" integer NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(subtitle, chr(31), ''), '') || chr(31) || coalesce(translate(title, chr(31), ''), '') || chr(31) || coalesce(translate(description, chr(31), ''), '') || chr(31))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"logo" text COLLATE "fr-x-icu",
	"name" text COLLATE "fr-x-icu" NOT NULL,
	"description" text COLLATE "fr-x-icu",
	"featured" boolean NOT NULL,
	"priority" integer,
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(name, chr(31), ''), '') || chr(31) || coalesce(translate(description, chr(31), ''), '') || chr(31))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "fr-x-icu" NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"description" text COLLATE "fr-x-icu",
	"brand_id" uuid,
	"badge" text COLLATE "fr-x-icu",
	"in_stock" boolean NOT NULL,
	"rating" numeric(12, 2),
	"reviews" integer,
	"barcode" text COLLATE "fr-x-icu",
	"size" numeric(12, 2),
	"size_unit" text COLLATE "fr-x-icu",
	"open_months" integer,
	"how_to_use" text COLLATE "fr-x-icu",
	"ingredients" text COLLATE "fr-x-icu",
	"authorisation" text COLLATE "fr-x-icu",
	"variant_of_id" uuid,
	"shade" text COLLATE "fr-x-icu",
	"swatch" text COLLATE "fr-x-icu",
	"format" text COLLATE "fr-x-icu",
	"variants" integer NOT NULL,
	"variants_in_stock" integer NOT NULL,
	"variant_names" text COLLATE "fr-x-icu",
	"swatches" text COLLATE "fr-x-icu",
	"least_variant_price" numeric(12, 2),
	"most_variant_price" numeric(12, 2),
	"is_available" boolean NOT NULL,
	"from_price" numeric(12, 2) NOT NULL,
	"priority" integer,
	"sales_rank" integer,
	"is_on_promo" boolean NOT NULL,
	"sale_price" numeric(12, 2) NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(badge, chr(31), ''), '') || chr(31) || coalesce(translate(name, chr(31), ''), '') || chr(31) || coalesce(translate(description, chr(31), ''), '') || chr(31) || coalesce(translate(variant_names, chr(31), ''), '') || chr(31))) STORED,
	"typed_values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "products_barcode_unique" UNIQUE("barcode"),
	CONSTRAINT "products_size_unit_choice" CHECK ("products"."size_unit" in ('ml', 'g', 'piece'))
);
--> statement-breakpoint
CREATE TABLE "products_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"products_id" uuid NOT NULL,
	"url" text NOT NULL,
	"order" integer NOT NULL,
	"alt" text
);
--> statement-breakpoint
CREATE TABLE "products_categories" (
	"products_id" uuid NOT NULL,
	"categories_other_id" uuid NOT NULL,
	CONSTRAINT "products_categories_products_id_categories_other_id_pk" PRIMARY KEY("products_id","categories_other_id")
);
--> statement-breakpoint
CREATE TABLE "products_skin_types" (
	"products_id" uuid NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "products_skin_types_products_id_value_pk" PRIMARY KEY("products_id","value"),
	CONSTRAINT "products_skin_types_choice" CHECK ("products_skin_types"."value" in ('normale', 'seche', 'mixte', 'grasse', 'sensible', 'imperfections', 'taches'))
);
--> statement-breakpoint
CREATE TABLE "products_hair_types" (
	"products_id" uuid NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "products_hair_types_products_id_value_pk" PRIMARY KEY("products_id","value"),
	CONSTRAINT "products_hair_types_choice" CHECK ("products_hair_types"."value" in ('crepus', 'boucles', 'lisses', 'secs', 'abimes', 'gras', 'colores'))
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"picture" text COLLATE "fr-x-icu",
	"title" text COLLATE "fr-x-icu" NOT NULL,
	"description" text COLLATE "fr-x-icu",
	"position" integer NOT NULL,
	"kind" text COLLATE "fr-x-icu" NOT NULL,
	"rule" jsonb,
	"order" text COLLATE "fr-x-icu" NOT NULL,
	"is_published" boolean NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"is_shown" boolean NOT NULL,
	"counted_on" date,
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(title, chr(31), ''), '') || chr(31) || coalesce(translate(description, chr(31), ''), '') || chr(31))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "collections_kind_choice" CHECK ("collections"."kind" in ('hand', 'rule')),
	CONSTRAINT "collections_order_choice" CHECK ("collections"."order" in ('selection', 'sales', 'newest', 'rating', 'cheapest', 'dearest', 'name'))
);
--> statement-breakpoint
CREATE TABLE "collections_products" (
	"collections_id" uuid NOT NULL,
	"products_other_id" uuid NOT NULL,
	"position" integer DEFAULT 1000000 NOT NULL,
	CONSTRAINT "collections_products_collections_id_products_other_id_pk" PRIMARY KEY("collections_id","products_other_id")
);
--> statement-breakpoint
CREATE TABLE "stocks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"in_lots" integer NOT NULL,
	"withheld" integer NOT NULL,
	"available" integer NOT NULL,
	"low_at" integer,
	"is_low" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "stocks_product_id_unique" UNIQUE("product_id")
);
--> statement-breakpoint
CREATE TABLE "lots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"stock_id" uuid NOT NULL,
	"number" text COLLATE "fr-x-icu" NOT NULL,
	"expires_on" date,
	"quantity" integer NOT NULL,
	"status" text COLLATE "fr-x-icu" NOT NULL,
	"block_reason" text COLLATE "fr-x-icu",
	"recalled_at" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(number, chr(31), ''), '') || chr(31))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "lots_product_id_number_unique" UNIQUE("product_id","number"),
	CONSTRAINT "lots_status_choice" CHECK ("lots"."status" in ('onSale', 'blocked', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "stock-sheets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text COLLATE "fr-x-icu" NOT NULL,
	"kind" text COLLATE "fr-x-icu" NOT NULL,
	"key" text COLLATE "fr-x-icu" NOT NULL,
	"note" text COLLATE "fr-x-icu",
	"pieces" integer NOT NULL,
	"by" text COLLATE "fr-x-icu",
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(number, chr(31), ''), '') || chr(31) || coalesce(translate(note, chr(31), ''), '') || chr(31))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "stock-sheets_number_unique" UNIQUE("number"),
	CONSTRAINT "stock-sheets_key_unique" UNIQUE("key"),
	CONSTRAINT "stock-sheets_kind_choice" CHECK ("stock-sheets"."kind" in ('received', 'counted'))
);
--> statement-breakpoint
CREATE TABLE "stock-sheets_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"stock_sheets_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" text COLLATE "fr-x-icu" NOT NULL,
	"name" text COLLATE "fr-x-icu" NOT NULL,
	"lot" text COLLATE "fr-x-icu",
	"expires_on" date,
	"quantity" integer NOT NULL,
	"expected" integer,
	"change" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock-movements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"stock_id" uuid,
	"lot_id" uuid,
	"reason" text COLLATE "fr-x-icu" NOT NULL,
	"quantity" integer NOT NULL,
	"change" integer,
	"left" integer,
	"order_id" uuid,
	"sheet_id" uuid,
	"note" text COLLATE "fr-x-icu",
	"by" text COLLATE "fr-x-icu",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "stock-movements_reason_choice" CHECK ("stock-movements"."reason" in ('received', 'sold', 'returned', 'counted', 'lost'))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"author" text COLLATE "fr-x-icu" NOT NULL,
	"rating" integer NOT NULL,
	"text" text COLLATE "fr-x-icu",
	"is_verified" boolean NOT NULL,
	"status" text COLLATE "fr-x-icu" NOT NULL,
	"answer" text COLLATE "fr-x-icu",
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(answer, chr(31), ''), '') || chr(31) || coalesce(translate(author, chr(31), ''), '') || chr(31) || coalesce(translate(text, chr(31), ''), '') || chr(31))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "reviews_product_id_user_id_unique" UNIQUE("product_id","user_id"),
	CONSTRAINT "reviews_status_choice" CHECK ("reviews"."status" in ('pending', 'published', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "reviews_pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reviews_id" uuid NOT NULL,
	"url" text NOT NULL,
	"order" integer NOT NULL,
	"alt" text
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" text COLLATE "fr-x-icu" NOT NULL,
	"short_number" text COLLATE "fr-x-icu" NOT NULL,
	"transaction_id" text COLLATE "fr-x-icu",
	"total_price" numeric(12, 2) NOT NULL,
	"status" text COLLATE "fr-x-icu" NOT NULL,
	"nom" text COLLATE "fr-x-icu" NOT NULL,
	"prenom" text COLLATE "fr-x-icu" NOT NULL,
	"phone" text COLLATE "fr-x-icu" NOT NULL,
	"email" text COLLATE "fr-x-icu",
	"code_influenceur" text COLLATE "fr-x-icu",
	"delivery_type" text COLLATE "fr-x-icu" NOT NULL,
	"address" text COLLATE "fr-x-icu",
	"landmark" text COLLATE "fr-x-icu",
	"position" text COLLATE "fr-x-icu",
	"country" text COLLATE "fr-x-icu",
	"city" text COLLATE "fr-x-icu",
	"payment_method" text COLLATE "fr-x-icu" NOT NULL,
	"subtotal" numeric(12, 2) NOT NULL,
	"discount" numeric(12, 2) NOT NULL,
	"fee" numeric(12, 2) NOT NULL,
	"delivery_rate" numeric(12, 2),
	"free_delivery_from" numeric(12, 2) NOT NULL,
	"discount_from" numeric(12, 2) NOT NULL,
	"discount_percent" integer NOT NULL,
	"note" text COLLATE "fr-x-icu",
	"is_test" boolean NOT NULL,
	"is_refunded" boolean NOT NULL,
	"channel" text COLLATE "fr-x-icu",
	"user_id" uuid,
	"preparation" text COLLATE "fr-x-icu" NOT NULL,
	"next_step" text COLLATE "fr-x-icu" NOT NULL,
	"waits_since" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(order_id, chr(31), ''), '') || chr(31) || coalesce(translate(short_number, chr(31), ''), '') || chr(31) || coalesce(translate(transaction_id, chr(31), ''), '') || chr(31))) STORED,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "orders_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "orders_short_number_unique" UNIQUE("short_number"),
	CONSTRAINT "orders_status_choice" CHECK ("orders"."status" in ('pending', 'paid', 'shipped', 'completed', 'cancelled')),
	CONSTRAINT "orders_delivery_type_choice" CHECK ("orders"."delivery_type" in ('domicile', 'point-relais', 'retrait')),
	CONSTRAINT "orders_country_choice" CHECK ("orders"."country" in ('BJ', 'CI', 'CD', 'CG')),
	CONSTRAINT "orders_payment_method_choice" CHECK ("orders"."payment_method" in ('en-ligne', 'especes', 'boutique')),
	CONSTRAINT "orders_channel_choice" CHECK ("orders"."channel" in ('phone', 'whatsapp', 'counter')),
	CONSTRAINT "orders_preparation_choice" CHECK ("orders"."preparation" in ('todo', 'started', 'ready')),
	CONSTRAINT "orders_next_step_choice" CHECK ("orders"."next_step" in ('payment', 'prepare', 'ship', 'announce', 'collect', 'deliver', 'hand-over', 'none'))
);
--> statement-breakpoint
CREATE TABLE "orders_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"orders_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" text COLLATE "fr-x-icu" NOT NULL,
	"name" text COLLATE "fr-x-icu" NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"quantity" integer NOT NULL,
	"is_on_promo" boolean NOT NULL,
	"discount" numeric(12, 2)
);
--> statement-breakpoint
CREATE TABLE "orders_discounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"orders_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"offer_id" text COLLATE "fr-x-icu",
	"name" text COLLATE "fr-x-icu" NOT NULL,
	"code" text COLLATE "fr-x-icu",
	"kind" text COLLATE "fr-x-icu" NOT NULL,
	"amount" numeric(12, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"orders_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"from" text COLLATE "fr-x-icu",
	"to" text COLLATE "fr-x-icu" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text COLLATE "fr-x-icu",
	"note" text COLLATE "fr-x-icu"
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"provider" text COLLATE "fr-x-icu" NOT NULL,
	"status" text COLLATE "fr-x-icu" NOT NULL,
	"order_amount" numeric(12, 2) NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"currency" text COLLATE "fr-x-icu" NOT NULL,
	"rate" numeric(12, 2),
	"transaction_id" text COLLATE "fr-x-icu",
	"provider_reference" text COLLATE "fr-x-icu",
	"paid_amount" numeric(12, 2),
	"paid_currency" text COLLATE "fr-x-icu",
	"fees" numeric(12, 2),
	"is_test" boolean NOT NULL,
	"failure" text COLLATE "fr-x-icu",
	"verified_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"settled_by" text COLLATE "fr-x-icu",
	"note" text COLLATE "fr-x-icu",
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(transaction_id, chr(31), ''), '') || chr(31) || coalesce(translate(provider_reference, chr(31), ''), '') || chr(31))) STORED,
	"open" jsonb,
	"open_until" timestamp with time zone,
	"claimed" text,
	"asked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payments_provider_choice" CHECK ("payments"."provider" in ('kkiapay', 'pawapay', 'stand-in')),
	CONSTRAINT "payments_status_choice" CHECK ("payments"."status" in ('pending', 'paid', 'failed', 'underpaid', 'overpaid', 'late', 'expired', 'refunded')),
	CONSTRAINT "payments_currency_choice" CHECK ("payments"."currency" in ('XOF', 'XAF', 'CDF', 'USD'))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"currency" text COLLATE "fr-x-icu" NOT NULL,
	"status" text COLLATE "fr-x-icu" NOT NULL,
	"by_hand" boolean NOT NULL,
	"from_till" boolean NOT NULL,
	"by" text COLLATE "fr-x-icu" NOT NULL,
	"failure" text COLLATE "fr-x-icu",
	"next_check_at" timestamp with time zone,
	"note" text COLLATE "fr-x-icu",
	"asked_at" timestamp with time zone,
	"request_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "refunds_currency_choice" CHECK ("refunds"."currency" in ('XOF', 'XAF', 'CDF', 'USD')),
	CONSTRAINT "refunds_status_choice" CHECK ("refunds"."status" in ('pending', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"status" text COLLATE "fr-x-icu" NOT NULL,
	"reason" text COLLATE "fr-x-icu" NOT NULL,
	"comment" text COLLATE "fr-x-icu",
	"amount" numeric(12, 2) NOT NULL,
	"answer" text COLLATE "fr-x-icu",
	"refunded" numeric(12, 2),
	"refund_note" text COLLATE "fr-x-icu",
	"refund_id" uuid,
	"from_till" boolean NOT NULL,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "returns_status_choice" CHECK ("returns"."status" in ('requested', 'accepted', 'refused', 'received', 'refunded')),
	CONSTRAINT "returns_reason_choice" CHECK ("returns"."reason" in ('damaged', 'wrong', 'missing', 'unsuitable', 'cancel'))
);
--> statement-breakpoint
CREATE TABLE "returns_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"returns_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" text COLLATE "fr-x-icu" NOT NULL,
	"name" text COLLATE "fr-x-icu" NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"quantity" integer NOT NULL,
	"amount" numeric(12, 2)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text COLLATE "fr-x-icu" NOT NULL,
	"kind" text COLLATE "fr-x-icu" NOT NULL,
	"order_id" uuid NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"net" numeric(12, 2) NOT NULL,
	"tax" numeric(12, 2) NOT NULL,
	"tax_rate" numeric(12, 2) NOT NULL,
	"total" numeric(12, 2) NOT NULL,
	"credits" text COLLATE "fr-x-icu",
	"reason" text COLLATE "fr-x-icu",
	"is_test" boolean NOT NULL,
	"certification_code" text COLLATE "fr-x-icu",
	"certification_qr" text COLLATE "fr-x-icu",
	"certification_counters" text COLLATE "fr-x-icu",
	"certified_at" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(number, chr(31), ''), '') || chr(31) || coalesce(translate(credits, chr(31), ''), '') || chr(31))) STORED,
	"source" text NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "invoices_source_unique" UNIQUE("source"),
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_kind_choice" CHECK ("invoices"."kind" in ('invoice', 'credit-note'))
);
--> statement-breakpoint
CREATE TABLE "cash-receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"courier_id" uuid NOT NULL,
	"status" text COLLATE "fr-x-icu" NOT NULL,
	"expected" numeric(12, 2) NOT NULL,
	"received" numeric(12, 2),
	"currency" text COLLATE "fr-x-icu" NOT NULL,
	"rate" numeric(12, 2),
	"handed_by" text COLLATE "fr-x-icu" NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" text COLLATE "fr-x-icu",
	"note" text COLLATE "fr-x-icu",
	"closing_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "cash-receipts_status_choice" CHECK ("cash-receipts"."status" in ('expected', 'received', 'refused')),
	CONSTRAINT "cash-receipts_currency_choice" CHECK ("cash-receipts"."currency" in ('XOF', 'XAF', 'CDF', 'USD'))
);
--> statement-breakpoint
CREATE TABLE "cash-closings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" text COLLATE "fr-x-icu" NOT NULL,
	"by" text COLLATE "fr-x-icu" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "cash-closings_day_unique" UNIQUE("day")
);
--> statement-breakpoint
CREATE TABLE "cash-closings_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cash_closings_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"courier" text COLLATE "fr-x-icu" NOT NULL,
	"kind" text COLLATE "fr-x-icu" NOT NULL,
	"currency" text COLLATE "fr-x-icu" NOT NULL,
	"expected" numeric(12, 2) NOT NULL,
	"received" numeric(12, 2) NOT NULL,
	"difference" numeric(12, 2) NOT NULL,
	"orders" integer NOT NULL,
	"refused" integer NOT NULL,
	"refunded" numeric(12, 2)
);
--> statement-breakpoint
CREATE TABLE "cash-closings_counts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cash_closings_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"currency" text COLLATE "fr-x-icu" NOT NULL,
	"expected" numeric(12, 2) NOT NULL,
	"counted" numeric(12, 2) NOT NULL,
	"difference" numeric(12, 2) NOT NULL,
	"rate" numeric(12, 2)
);
--> statement-breakpoint
CREATE TABLE "couriers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "fr-x-icu" NOT NULL,
	"kind" text COLLATE "fr-x-icu" NOT NULL,
	"phone" text COLLATE "fr-x-icu",
	"country" text COLLATE "fr-x-icu",
	"city" text COLLATE "fr-x-icu",
	"is_active" boolean NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(name, chr(31), ''), '') || chr(31) || coalesce(translate(phone, chr(31), ''), '') || chr(31) || coalesce(translate(city, chr(31), ''), '') || chr(31))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "couriers_name_unique" UNIQUE("name"),
	CONSTRAINT "couriers_kind_choice" CHECK ("couriers"."kind" in ('courier', 'relay', 'till')),
	CONSTRAINT "couriers_country_choice" CHECK ("couriers"."country" in ('BJ', 'CI', 'CD', 'CG'))
);
--> statement-breakpoint
CREATE TABLE "influencers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text COLLATE "fr-x-icu" NOT NULL,
	"name" text COLLATE "fr-x-icu" NOT NULL,
	"share" numeric(12, 2),
	"country" text COLLATE "fr-x-icu",
	"is_active" boolean NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(code, chr(31), ''), '') || chr(31) || coalesce(translate(name, chr(31), ''), '') || chr(31))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "influencers_country_choice" CHECK ("influencers"."country" in ('BJ', 'CI', 'CD', 'CG'))
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "fr-x-icu" NOT NULL,
	"code" text COLLATE "fr-x-icu",
	"influencer_id" uuid,
	"kind" text COLLATE "fr-x-icu" NOT NULL,
	"percent" integer,
	"amount" numeric(12, 2),
	"gift_id" uuid,
	"is_active" boolean NOT NULL,
	"is_for_all" boolean NOT NULL,
	"with_promotions" boolean NOT NULL,
	"minimum" numeric(12, 2),
	"combines" boolean NOT NULL,
	"audience" text COLLATE "fr-x-icu" NOT NULL,
	"customer_id" uuid,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"max_uses" integer,
	"max_uses_each" integer,
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(name, chr(31), ''), '') || chr(31) || coalesce(translate(code, chr(31), ''), '') || chr(31))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "offers_kind_choice" CHECK ("offers"."kind" in ('percent', 'amount', 'delivery', 'gift')),
	CONSTRAINT "offers_audience_choice" CHECK ("offers"."audience" in ('everyone', 'first', 'accounts', 'customer'))
);
--> statement-breakpoint
CREATE TABLE "offers_products" (
	"offers_id" uuid NOT NULL,
	"products_other_id" uuid NOT NULL,
	CONSTRAINT "offers_products_offers_id_products_other_id_pk" PRIMARY KEY("offers_id","products_other_id")
);
--> statement-breakpoint
CREATE TABLE "offers_categories" (
	"offers_id" uuid NOT NULL,
	"categories_other_id" uuid NOT NULL,
	CONSTRAINT "offers_categories_offers_id_categories_other_id_pk" PRIMARY KEY("offers_id","categories_other_id")
);
--> statement-breakpoint
CREATE TABLE "offers_brands" (
	"offers_id" uuid NOT NULL,
	"brands_other_id" uuid NOT NULL,
	CONSTRAINT "offers_brands_offers_id_brands_other_id_pk" PRIMARY KEY("offers_id","brands_other_id")
);
--> statement-breakpoint
CREATE TABLE "offer-uses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"offer_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point-movements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text COLLATE "fr-x-icu" NOT NULL,
	"points" integer NOT NULL,
	"left" integer,
	"order_id" uuid,
	"offer_id" uuid,
	"code" text COLLATE "fr-x-icu",
	"rate" integer,
	"note" text COLLATE "fr-x-icu",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "point-movements_reason_choice" CHECK ("point-movements"."reason" in ('earned', 'takenBack', 'exchanged', 'given'))
);
--> statement-breakpoint
CREATE TABLE "order-notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text COLLATE "fr-x-icu" NOT NULL,
	"body" text COLLATE "fr-x-icu",
	"by" text COLLATE "fr-x-icu" NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(body, chr(31), ''), '') || chr(31))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "order-notes_kind_choice" CHECK ("order-notes"."kind" in ('note', 'call'))
);
--> statement-breakpoint
CREATE TABLE "delivery-countries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"country" text COLLATE "fr-x-icu" NOT NULL,
	"home_fee" numeric(12, 2) NOT NULL,
	"relay_fee" numeric(12, 2) NOT NULL,
	"days_from" integer,
	"days_to" integer,
	"is_open" boolean NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "delivery-countries_country_choice" CHECK ("delivery-countries"."country" in ('BJ', 'CI', 'CD', 'CG'))
);
--> statement-breakpoint
CREATE TABLE "delivery-countries_cities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"delivery_countries_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text COLLATE "fr-x-icu" NOT NULL,
	"home_fee" numeric(12, 2),
	"is_relay" boolean NOT NULL,
	"days_from" integer,
	"days_to" integer
);
--> statement-breakpoint
CREATE TABLE "payment-methods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"label" text COLLATE "fr-x-icu" NOT NULL,
	"method" text COLLATE "fr-x-icu" NOT NULL,
	"country" text COLLATE "fr-x-icu",
	"provider" text COLLATE "fr-x-icu",
	"currency" text COLLATE "fr-x-icu",
	"rate" numeric(12, 2),
	"position" integer NOT NULL,
	"is_open" boolean NOT NULL,
	"note" text COLLATE "fr-x-icu",
	"opens_at" text COLLATE "fr-x-icu",
	"closes_at" text COLLATE "fr-x-icu",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payment-methods_method_choice" CHECK ("payment-methods"."method" in ('en-ligne', 'especes', 'boutique')),
	CONSTRAINT "payment-methods_country_choice" CHECK ("payment-methods"."country" in ('BJ', 'CI', 'CD', 'CG')),
	CONSTRAINT "payment-methods_provider_choice" CHECK ("payment-methods"."provider" in ('kkiapay', 'pawapay')),
	CONSTRAINT "payment-methods_currency_choice" CHECK ("payment-methods"."currency" in ('XOF', 'XAF', 'CDF', 'USD'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text COLLATE "fr-x-icu" NOT NULL,
	"role" text COLLATE "fr-x-icu" NOT NULL,
	"rights" jsonb,
	"is_active" boolean NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(email, chr(31), ''), '') || chr(31))) STORED,
	"password_hash" text NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_role_choice" CHECK ("users"."role" in ('user', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "newsletter" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text COLLATE "fr-x-icu" NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "newsletter_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text COLLATE "fr-x-icu" NOT NULL,
	"text" text COLLATE "fr-x-icu" NOT NULL,
	"audience" text COLLATE "fr-x-icu" NOT NULL,
	"country" text COLLATE "fr-x-icu",
	"status" text COLLATE "fr-x-icu" NOT NULL,
	"recipients" integer NOT NULL,
	"sent_at" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(subject, chr(31), ''), '') || chr(31) || coalesce(translate(text, chr(31), ''), '') || chr(31))) STORED,
	"reached" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "letters_audience_choice" CHECK ("letters"."audience" in ('all', 'customers', 'lapsed', 'prospects')),
	CONSTRAINT "letters_country_choice" CHECK ("letters"."country" in ('BJ', 'CI', 'CD', 'CG')),
	CONSTRAINT "letters_status_choice" CHECK ("letters"."status" in ('draft', 'sending', 'sent'))
);
--> statement-breakpoint
CREATE TABLE "stock-requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text COLLATE "fr-x-icu" NOT NULL,
	"product_id" uuid,
	"brand_id" uuid,
	"notified_at" timestamp with time zone,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "stock-requests_product_id_email_unique" UNIQUE("product_id","email"),
	CONSTRAINT "stock-requests_brand_id_email_unique" UNIQUE("brand_id","email")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"nom" text COLLATE "fr-x-icu" NOT NULL,
	"prenom" text COLLATE "fr-x-icu" NOT NULL,
	"phone" text COLLATE "fr-x-icu" NOT NULL,
	"address" text COLLATE "fr-x-icu" NOT NULL,
	"landmark" text COLLATE "fr-x-icu",
	"country" text COLLATE "fr-x-icu",
	"city" text COLLATE "fr-x-icu",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "addresses_country_choice" CHECK ("addresses"."country" in ('BJ', 'CI', 'CD', 'CG'))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient" text COLLATE "fr-x-icu" NOT NULL,
	"subject" text COLLATE "fr-x-icu" NOT NULL,
	"event" text COLLATE "fr-x-icu" NOT NULL,
	"channel" text COLLATE "fr-x-icu" NOT NULL,
	"status" text COLLATE "fr-x-icu" NOT NULL,
	"tries" integer NOT NULL,
	"next_try_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"problem" text COLLATE "fr-x-icu",
	"text" text COLLATE "fr-x-icu",
	"order_id" uuid,
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(recipient, chr(31), ''), '') || chr(31) || coalesce(translate(subject, chr(31), ''), '') || chr(31))) STORED,
	"body" text NOT NULL,
	"html" text,
	"idempotency_key" text,
	"leave_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "messages_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "messages_event_choice" CHECK ("messages"."event" in ('order-placed', 'payment-awaited', 'payment-short', 'payment-received', 'order-shipped', 'order-ready', 'order-completed', 'order-cancelled', 'order-unconfirmed', 'order-corrected', 'refund-made', 'lot-recalled', 'product-back', 'brand-arrived', 'price-fell', 'cart-left', 'newsletter-asked', 'export-ready', 'letter', 'account')),
	CONSTRAINT "messages_channel_choice" CHECK ("messages"."channel" in ('email', 'sms', 'whatsapp', 'push')),
	CONSTRAINT "messages_status_choice" CHECK ("messages"."status" in ('waiting', 'sent', 'failed', 'kept'))
);
--> statement-breakpoint
CREATE TABLE "message-templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event" text COLLATE "fr-x-icu" NOT NULL,
	"channel" text COLLATE "fr-x-icu" NOT NULL,
	"name" text COLLATE "fr-x-icu" NOT NULL,
	"is_on" boolean NOT NULL,
	"subject" text COLLATE "fr-x-icu",
	"text" text COLLATE "fr-x-icu" NOT NULL,
	"html" text COLLATE "fr-x-icu",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "message-templates_name_unique" UNIQUE("name"),
	CONSTRAINT "message-templates_event_choice" CHECK ("message-templates"."event" in ('order-placed', 'payment-awaited', 'payment-short', 'payment-received', 'order-shipped', 'order-ready', 'order-completed', 'order-cancelled', 'order-unconfirmed', 'order-corrected', 'refund-made', 'lot-recalled', 'product-back', 'brand-arrived', 'price-fell', 'cart-left', 'newsletter-asked', 'export-ready')),
	CONSTRAINT "message-templates_channel_choice" CHECK ("message-templates"."channel" in ('email', 'sms', 'whatsapp'))
);
--> statement-breakpoint
CREATE TABLE "content-pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place" text COLLATE "fr-x-icu" NOT NULL,
	"title" text COLLATE "fr-x-icu" NOT NULL,
	"slug" text COLLATE "fr-x-icu",
	"summary" text COLLATE "fr-x-icu",
	"position" integer NOT NULL,
	"is_started" boolean NOT NULL,
	"version" integer,
	"next_version" integer,
	"next_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "content-pages_slug_unique" UNIQUE("slug"),
	CONSTRAINT "content-pages_place_choice" CHECK ("content-pages"."place" in ('home', 'announcement', 'stories', 'menu', 'footer', 'help'))
);
--> statement-breakpoint
CREATE TABLE "content-blocks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"page_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text COLLATE "fr-x-icu" NOT NULL,
	"picture" text COLLATE "fr-x-icu",
	"alt" text COLLATE "fr-x-icu",
	"drawing" text COLLATE "fr-x-icu",
	"over" text COLLATE "fr-x-icu",
	"title" text COLLATE "fr-x-icu",
	"text" text COLLATE "fr-x-icu",
	"html" text COLLATE "fr-x-icu",
	"shelf" text COLLATE "fr-x-icu",
	"category_id" uuid,
	"brand_id" uuid,
	"collection_id" uuid,
	"link_label" text COLLATE "fr-x-icu",
	"link" text COLLATE "fr-x-icu",
	"is_tinted" boolean NOT NULL,
	"is_on" boolean NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "content-blocks_kind_choice" CHECK ("content-blocks"."kind" in ('slide', 'announcement', 'promises', 'shelf', 'categories', 'brands', 'diagnostic', 'newsletter', 'richText', 'pictureText', 'quote', 'questions', 'chapter', 'facts', 'links', 'headerLinks', 'serviceLinks')),
	CONSTRAINT "content-blocks_drawing_choice" CHECK ("content-blocks"."drawing" in ('karite', 'protection', 'rituel')),
	CONSTRAINT "content-blocks_shelf_choice" CHECK ("content-blocks"."shelf" in ('new', 'rated', 'promotions', 'sales', 'category', 'brand', 'collection', 'picked'))
);
--> statement-breakpoint
CREATE TABLE "content-blocks_products" (
	"content_blocks_id" uuid NOT NULL,
	"products_other_id" uuid NOT NULL,
	CONSTRAINT "content-blocks_products_content_blocks_id_products_other_id_pk" PRIMARY KEY("content_blocks_id","products_other_id")
);
--> statement-breakpoint
CREATE TABLE "content-blocks_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"content_blocks_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"question" text COLLATE "fr-x-icu" NOT NULL,
	"answer" text COLLATE "fr-x-icu" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content-blocks_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"content_blocks_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"label" text COLLATE "fr-x-icu" NOT NULL,
	"to" text COLLATE "fr-x-icu" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content-blocks_facts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"content_blocks_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"label" text COLLATE "fr-x-icu" NOT NULL,
	"value" text COLLATE "fr-x-icu" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content-versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"page_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"by" text COLLATE "fr-x-icu",
	"content" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "content-versions_page_id_number_unique" UNIQUE("page_id","number")
);
--> statement-breakpoint
CREATE TABLE "identity" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "fr-x-icu" DEFAULT 'Karité' NOT NULL,
	"promise" text COLLATE "fr-x-icu" DEFAULT 'Distributeur officiel de soins dermatologiques' NOT NULL,
	"trade" text COLLATE "fr-x-icu" DEFAULT 'soins et cosmétiques' NOT NULL,
	"reach" text COLLATE "fr-x-icu" DEFAULT 'au Bénin, en Côte d’Ivoire et aux deux Congo' NOT NULL,
	"logo" text COLLATE "fr-x-icu",
	"is_name_shown" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pricing-rules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"free_delivery_from" numeric(12, 2) DEFAULT 15000 NOT NULL,
	"home_fee" numeric(12, 2) DEFAULT 2000 NOT NULL,
	"discount_from" numeric(12, 2) DEFAULT 50000 NOT NULL,
	"discount_percent" integer DEFAULT 10 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order-settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"unconfirmed_hours" integer DEFAULT 72 NOT NULL,
	"orders_by_phone" integer DEFAULT 10 NOT NULL,
	"share_by_phone" integer DEFAULT 50 NOT NULL,
	"orders_by_network" integer DEFAULT 300 NOT NULL,
	"share_by_network" integer DEFAULT 80 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact-settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"announcement" text COLLATE "fr-x-icu",
	"whatsapp" text COLLATE "fr-x-icu" DEFAULT '+2290197000000' NOT NULL,
	"greeting" text COLLATE "fr-x-icu" DEFAULT 'Bonjour Karité, j’aimerais un conseil.' NOT NULL,
	"email" text COLLATE "fr-x-icu" DEFAULT 'bonjour@karite.example' NOT NULL,
	"professional_site" text COLLATE "fr-x-icu" DEFAULT 'https://pro.karite.example/' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact-settings_ticker" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contact_settings_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text COLLATE "fr-x-icu" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact-settings_networks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contact_settings_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"icon" text COLLATE "fr-x-icu" NOT NULL,
	"url" text COLLATE "fr-x-icu" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact-settings_branches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contact_settings_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text COLLATE "fr-x-icu" NOT NULL,
	"address" text COLLATE "fr-x-icu" NOT NULL,
	"phone" text COLLATE "fr-x-icu" NOT NULL,
	"email" text COLLATE "fr-x-icu" NOT NULL,
	"country" text COLLATE "fr-x-icu",
	"hours" text COLLATE "fr-x-icu"
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"hours" integer DEFAULT 4 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "points-settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"rate" integer DEFAULT 10 NOT NULL,
	"worth" integer DEFAULT 5 NOT NULL,
	"least" integer DEFAULT 200 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product-feeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"google" boolean DEFAULT false NOT NULL,
	"meta" boolean DEFAULT false NOT NULL,
	"tiktok" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop-window" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"first_order" text COLLATE "fr-x-icu" DEFAULT 'nom' NOT NULL,
	"best_seller_days" integer DEFAULT 90 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "shop-window_first_order_choice" CHECK ("shop-window"."first_order" in ('nom', 'prix-croissant', 'prix-decroissant', 'notes', 'selection'))
);
--> statement-breakpoint
CREATE TABLE "staff-access" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"is_second_factor_required" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import-sources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import-sources_sites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"import_sources_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"site" text COLLATE "fr-x-icu" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search-synonyms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"words" text COLLATE "fr-x-icu" NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(words, chr(31), ''), '') || chr(31))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "empty-searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"words" text COLLATE "fr-x-icu" NOT NULL,
	"times" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(words, chr(31), ''), '') || chr(31))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "empty-searches_words_unique" UNIQUE("words")
);
--> statement-breakpoint
CREATE TABLE "shop-identities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"country" text COLLATE "fr-x-icu" NOT NULL,
	"legal_name" text COLLATE "fr-x-icu" NOT NULL,
	"legal_form" text COLLATE "fr-x-icu",
	"capital" text COLLATE "fr-x-icu",
	"rccm" text COLLATE "fr-x-icu",
	"tax_id" text COLLATE "fr-x-icu",
	"authority" text COLLATE "fr-x-icu",
	"head_office" text COLLATE "fr-x-icu",
	"address" text COLLATE "fr-x-icu",
	"phone" text COLLATE "fr-x-icu",
	"email" text COLLATE "fr-x-icu",
	"host" text COLLATE "fr-x-icu",
	"vat_rate" numeric(12, 2),
	"withdrawal_days" integer,
	"delivery_times" text COLLATE "fr-x-icu",
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(legal_name, chr(31), ''), '') || chr(31) || coalesce(translate(legal_form, chr(31), ''), '') || chr(31) || coalesce(translate(capital, chr(31), ''), '') || chr(31) || coalesce(translate(rccm, chr(31), ''), '') || chr(31) || coalesce(translate(tax_id, chr(31), ''), '') || chr(31) || coalesce(translate(authority, chr(31), ''), '') || chr(31) || coalesce(translate(head_office, chr(31), ''), '') || chr(31) || coalesce(translate(address, chr(31), ''), '') || chr(31) || coalesce(translate(phone, chr(31), ''), '') || chr(31) || coalesce(translate(email, chr(31), ''), '') || chr(31) || coalesce(translate(host, chr(31), ''), '') || chr(31) || coalesce(translate(delivery_times, chr(31), ''), '') || chr(31))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "shop-identities_country_choice" CHECK ("shop-identities"."country" in ('BJ', 'CI', 'CD', 'CG'))
);
--> statement-breakpoint
CREATE TABLE "legal-pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"page" text COLLATE "fr-x-icu" NOT NULL,
	"title" text COLLATE "fr-x-icu" NOT NULL,
	"intro" text COLLATE "fr-x-icu",
	"body" text COLLATE "fr-x-icu" NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(title, chr(31), ''), '') || chr(31) || coalesce(translate(intro, chr(31), ''), '') || chr(31) || coalesce(translate(body, chr(31), ''), '') || chr(31))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "legal-pages_page_choice" CHECK ("legal-pages"."page" in ('mentions-legales', 'conditions-de-vente', 'confidentialite', 'cookies'))
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text COLLATE "fr-x-icu" NOT NULL,
	"token" text COLLATE "fr-x-icu",
	"resource" text COLLATE "fr-x-icu" NOT NULL,
	"record_id" uuid NOT NULL,
	"action" text COLLATE "fr-x-icu" NOT NULL,
	"through" text COLLATE "fr-x-icu",
	"before" jsonb,
	"after" jsonb,
	"links" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "audit_action_choice" CHECK ("audit"."action" in ('create', 'edit', 'delete', 'renew-link', 'renew-secret', 'remove-second-factor', 'add-passkey', 'remove-passkey'))
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "fr-x-icu" NOT NULL,
	"url" text COLLATE "fr-x-icu" NOT NULL,
	"is_open" boolean NOT NULL,
	"secret" text DEFAULT 'whsec_' || encode(decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'), 'base64') NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhooks_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"webhooks_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"resource" text COLLATE "fr-x-icu" NOT NULL,
	"event" text COLLATE "fr-x-icu" NOT NULL,
	"field" text COLLATE "fr-x-icu",
	"value" text COLLATE "fr-x-icu"
);
--> statement-breakpoint
CREATE TABLE "webhook-deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"webhook_id" uuid NOT NULL,
	"type" text COLLATE "fr-x-icu" NOT NULL,
	"resource" text COLLATE "fr-x-icu" NOT NULL,
	"record_id" uuid NOT NULL,
	"status" text COLLATE "fr-x-icu" NOT NULL,
	"tries" integer NOT NULL,
	"next_try_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"problem" text COLLATE "fr-x-icu",
	"payload" jsonb,
	"position" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "webhook-deliveries_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer NOT NULL,
	"former" jsonb NOT NULL,
	"transaction" bigint,
	"waits_since" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "webhook-deliveries_status_choice" CHECK ("webhook-deliveries"."status" in ('waiting', 'delivered', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "api-tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "fr-x-icu" NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"is_open" boolean NOT NULL,
	"secret_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "api-tokens_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "api-tokens_scopes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"api_tokens_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"resource" text COLLATE "fr-x-icu" NOT NULL,
	"operation" text COLLATE "fr-x-icu" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "export-schedules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "fr-x-icu" NOT NULL,
	"list" text COLLATE "fr-x-icu" NOT NULL,
	"query" text COLLATE "fr-x-icu",
	"columns" text COLLATE "fr-x-icu",
	"format" text COLLATE "fr-x-icu" NOT NULL,
	"is_new_only" boolean NOT NULL,
	"every" text COLLATE "fr-x-icu" NOT NULL,
	"weekday" text COLLATE "fr-x-icu" NOT NULL,
	"month_day" integer NOT NULL,
	"hour" integer NOT NULL,
	"is_on" boolean NOT NULL,
	"next_at" timestamp with time zone,
	"last_at" timestamp with time zone,
	"problem" text COLLATE "fr-x-icu",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "export-schedules_format_choice" CHECK ("export-schedules"."format" in ('xlsx', 'csv')),
	CONSTRAINT "export-schedules_every_choice" CHECK ("export-schedules"."every" in ('day', 'week', 'month')),
	CONSTRAINT "export-schedules_weekday_choice" CHECK ("export-schedules"."weekday" in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'))
);
--> statement-breakpoint
CREATE TABLE "export-schedules_recipients" (
	"export_schedules_id" uuid NOT NULL,
	"recipients_other_id" uuid NOT NULL,
	CONSTRAINT "export-schedules_recipients_export_schedules_id_recipients_other_id_pk" PRIMARY KEY("export_schedules_id","recipients_other_id")
);
--> statement-breakpoint
CREATE TABLE "list-views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "fr-x-icu" NOT NULL,
	"list" text COLLATE "fr-x-icu" NOT NULL,
	"user_id" uuid NOT NULL,
	"is_shared" boolean NOT NULL,
	"query" text COLLATE "fr-x-icu",
	"columns" text COLLATE "fr-x-icu",
	"page_size" integer,
	"density" text COLLATE "fr-x-icu",
	"has_totals" boolean NOT NULL,
	"drawing" text COLLATE "fr-x-icu",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "list-views_user_id_list_name_unique" UNIQUE("user_id","list","name"),
	CONSTRAINT "list-views_density_choice" CHECK ("list-views"."density" in ('small', 'middle', 'large'))
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"resource" text COLLATE "fr-x-icu" NOT NULL,
	"record_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text COLLATE "fr-x-icu" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comments_mentions" (
	"comments_id" uuid NOT NULL,
	"mentions_other_id" uuid NOT NULL,
	CONSTRAINT "comments_mentions_comments_id_mentions_other_id_pk" PRIMARY KEY("comments_id","mentions_other_id")
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text COLLATE "fr-x-icu" NOT NULL,
	"title" text COLLATE "fr-x-icu" NOT NULL,
	"text" text COLLATE "fr-x-icu",
	"order_id" uuid,
	"product_id" uuid,
	"brand_id" uuid,
	"key" text COLLATE "fr-x-icu" NOT NULL,
	"is_read" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "alerts_user_id_key_unique" UNIQUE("user_id","key"),
	CONSTRAINT "alerts_kind_choice" CHECK ("alerts"."kind" in ('orders', 'prices', 'stock'))
);
--> statement-breakpoint
CREATE TABLE "notification-choices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"orders_shop" boolean NOT NULL,
	"orders_email" boolean NOT NULL,
	"orders_push" boolean NOT NULL,
	"prices_shop" boolean NOT NULL,
	"prices_email" boolean NOT NULL,
	"prices_push" boolean NOT NULL,
	"stock_shop" boolean NOT NULL,
	"stock_email" boolean NOT NULL,
	"stock_push" boolean NOT NULL,
	"cart_email" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "notification-choices_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "price-watches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"price" numeric(12, 2),
	"seen_price" numeric(12, 2),
	"seen_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "price-watches_user_id_product_id_unique" UNIQUE("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "saved-carts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "saved-carts_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "saved-carts_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"saved_carts_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" text COLLATE "fr-x-icu" NOT NULL,
	"quantity" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push-subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"endpoint" text COLLATE "fr-x-icu" NOT NULL,
	"p256dh" text COLLATE "fr-x-icu" NOT NULL,
	"auth" text COLLATE "fr-x-icu" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "push-subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bought_together" (
	"product_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"orders" integer NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bought_together_product_id_other_id_pk" PRIMARY KEY("product_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "cash_payouts" (
	"source" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"paid_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closing_id" uuid
);
--> statement-breakpoint
CREATE TABLE "catalogue_changes" (
	"number" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "catalogue_changes_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"former" uuid,
	"version" uuid NOT NULL,
	"resource" text,
	"record" uuid,
	"fields" text[] NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_version" (
	"name" text PRIMARY KEY NOT NULL,
	"version" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"old_email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "first_steps_hidden" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_changes" (
	"job_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"entry_id" uuid NOT NULL,
	"reason" text,
	CONSTRAINT "import_changes_job_id_number_pk" PRIMARY KEY("job_id","number")
);
--> statement-breakpoint
CREATE TABLE "import_columns" (
	"resource" text NOT NULL,
	"heads_hash" text NOT NULL,
	"targets" jsonb NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_columns_resource_heads_hash_pk" PRIMARY KEY("resource","heads_hash")
);
--> statement-breakpoint
CREATE TABLE "import_pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_files" (
	"job_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "job_files_job_id_position_pk" PRIMARY KEY("job_id","position")
);
--> statement-breakpoint
CREATE TABLE "job_links" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_rows" (
	"job_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"cells" jsonb,
	"values" jsonb,
	"record_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_rows_job_id_number_pk" PRIMARY KEY("job_id","number")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"resource" text NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"step" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"report" jsonb,
	"problem" text,
	"file_name" text,
	"file_size" bigint,
	"title" text,
	"import_id" uuid,
	"is_trial" boolean DEFAULT false NOT NULL,
	"cancel_asked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"beat_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"kept_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "live_changes" (
	"number" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "live_changes_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"resource" text NOT NULL,
	"record" uuid NOT NULL,
	"kind" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_keys" (
	"hash" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"off" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_reads" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" uuid NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notice_reads_user_id_kind_key_pk" PRIMARY KEY("user_id","kind","key")
);
--> statement-breakpoint
CREATE TABLE "order_holds" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"network" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_links" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"renewed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "presences" (
	"resource" text NOT NULL,
	"record" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"is_editing" boolean NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "presences_resource_record_user_id_pk" PRIMARY KEY("resource","record","user_id")
);
--> statement-breakpoint
CREATE TABLE "recomputations" (
	"resource" text PRIMARY KEY NOT NULL,
	"last_id" uuid
);
--> statement-breakpoint
CREATE TABLE "record_counts" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "record_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"resource" text NOT NULL,
	"change" bigint NOT NULL,
	"is_base" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "reset_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"is_mailed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "sales_deltas" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "sales_deltas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sign" smallint NOT NULL,
	"order_id" uuid NOT NULL,
	"phone" text COLLATE "fr-x-icu" DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"country" text,
	"city" text,
	"payment_method" text NOT NULL,
	"delivery_type" text NOT NULL,
	"code_influenceur" text,
	"total_price" numeric(14, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_made" (
	"what" text PRIMARY KEY NOT NULL,
	"zone" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_stale" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "sales_stale_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"what" text NOT NULL,
	"product_id" uuid,
	"group_id" uuid,
	"sign" smallint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_sums" (
	"dimension" text NOT NULL,
	"day" date NOT NULL,
	"status" text NOT NULL,
	"country" text NOT NULL,
	"payment" text NOT NULL,
	"delivery" text NOT NULL,
	"value" text NOT NULL,
	"orders" integer NOT NULL,
	"revenue" numeric(14, 2) NOT NULL,
	CONSTRAINT "sales_sums_dimension_day_status_country_payment_delivery_value_pk" PRIMARY KEY("dimension","day","status","country","payment","delivery","value")
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"resource" text NOT NULL,
	"record" uuid NOT NULL,
	"document" "tsvector" NOT NULL,
	"popularity" double precision NOT NULL,
	CONSTRAINT "search_documents_resource_record_pk" PRIMARY KEY("resource","record")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"resource" text NOT NULL,
	"word" text NOT NULL,
	"stem" text NOT NULL,
	"weight" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sequence_counters" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"device" text DEFAULT 'Appareil inconnu' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "setup_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_places" (
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_places_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "stand_in_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"paid_from" timestamp with time zone,
	"refunded" numeric(14, 2) DEFAULT '0' NOT NULL,
	"refunds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_variant_of_id_fk" FOREIGN KEY ("variant_of_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products_images" ADD CONSTRAINT "products_images_products_id_products_id_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products_categories" ADD CONSTRAINT "products_categories_products_id_products_id_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products_categories" ADD CONSTRAINT "products_categories_categories_other_id_categories_id_fk" FOREIGN KEY ("categories_other_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products_skin_types" ADD CONSTRAINT "products_skin_types_products_id_products_id_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products_hair_types" ADD CONSTRAINT "products_hair_types_products_id_products_id_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "collections_products" ADD CONSTRAINT "collections_products_collections_id_collections_id_fk" FOREIGN KEY ("collections_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "collections_products" ADD CONSTRAINT "collections_products_products_other_id_products_id_fk" FOREIGN KEY ("products_other_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stocks" ADD CONSTRAINT "stocks_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_stock_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock-sheets_lines" ADD CONSTRAINT "stock-sheets_lines_stock_sheets_id_stock-sheets_id_fk" FOREIGN KEY ("stock_sheets_id") REFERENCES "public"."stock-sheets"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock-movements" ADD CONSTRAINT "stock-movements_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reviews_pictures" ADD CONSTRAINT "reviews_pictures_reviews_id_reviews_id_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders_items" ADD CONSTRAINT "orders_items_orders_id_orders_id_fk" FOREIGN KEY ("orders_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders_discounts" ADD CONSTRAINT "orders_discounts_orders_id_orders_id_fk" FOREIGN KEY ("orders_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders_history" ADD CONSTRAINT "orders_history_orders_id_orders_id_fk" FOREIGN KEY ("orders_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "returns_items" ADD CONSTRAINT "returns_items_returns_id_returns_id_fk" FOREIGN KEY ("returns_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cash-receipts" ADD CONSTRAINT "cash-receipts_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cash-receipts" ADD CONSTRAINT "cash-receipts_courier_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."couriers"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cash-receipts" ADD CONSTRAINT "cash-receipts_closing_id_fk" FOREIGN KEY ("closing_id") REFERENCES "public"."cash-closings"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cash-closings_lines" ADD CONSTRAINT "cash-closings_lines_cash_closings_id_cash-closings_id_fk" FOREIGN KEY ("cash_closings_id") REFERENCES "public"."cash-closings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cash-closings_counts" ADD CONSTRAINT "cash-closings_counts_cash_closings_id_cash-closings_id_fk" FOREIGN KEY ("cash_closings_id") REFERENCES "public"."cash-closings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_influencer_id_fk" FOREIGN KEY ("influencer_id") REFERENCES "public"."influencers"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_gift_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers_products" ADD CONSTRAINT "offers_products_offers_id_offers_id_fk" FOREIGN KEY ("offers_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers_products" ADD CONSTRAINT "offers_products_products_other_id_products_id_fk" FOREIGN KEY ("products_other_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers_categories" ADD CONSTRAINT "offers_categories_offers_id_offers_id_fk" FOREIGN KEY ("offers_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers_categories" ADD CONSTRAINT "offers_categories_categories_other_id_categories_id_fk" FOREIGN KEY ("categories_other_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers_brands" ADD CONSTRAINT "offers_brands_offers_id_offers_id_fk" FOREIGN KEY ("offers_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers_brands" ADD CONSTRAINT "offers_brands_brands_other_id_brands_id_fk" FOREIGN KEY ("brands_other_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer-uses" ADD CONSTRAINT "offer-uses_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer-uses" ADD CONSTRAINT "offer-uses_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "point-movements" ADD CONSTRAINT "point-movements_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order-notes" ADD CONSTRAINT "order-notes_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "delivery-countries_cities" ADD CONSTRAINT "delivery-countries_cities_delivery_countries_id_delivery-countries_id_fk" FOREIGN KEY ("delivery_countries_id") REFERENCES "public"."delivery-countries"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content-blocks" ADD CONSTRAINT "content-blocks_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."content-pages"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content-blocks" ADD CONSTRAINT "content-blocks_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content-blocks" ADD CONSTRAINT "content-blocks_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content-blocks" ADD CONSTRAINT "content-blocks_collection_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content-blocks_products" ADD CONSTRAINT "content-blocks_products_content_blocks_id_content-blocks_id_fk" FOREIGN KEY ("content_blocks_id") REFERENCES "public"."content-blocks"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content-blocks_products" ADD CONSTRAINT "content-blocks_products_products_other_id_products_id_fk" FOREIGN KEY ("products_other_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content-blocks_questions" ADD CONSTRAINT "content-blocks_questions_content_blocks_id_content-blocks_id_fk" FOREIGN KEY ("content_blocks_id") REFERENCES "public"."content-blocks"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content-blocks_links" ADD CONSTRAINT "content-blocks_links_content_blocks_id_content-blocks_id_fk" FOREIGN KEY ("content_blocks_id") REFERENCES "public"."content-blocks"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content-blocks_facts" ADD CONSTRAINT "content-blocks_facts_content_blocks_id_content-blocks_id_fk" FOREIGN KEY ("content_blocks_id") REFERENCES "public"."content-blocks"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content-versions" ADD CONSTRAINT "content-versions_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."content-pages"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contact-settings_ticker" ADD CONSTRAINT "contact-settings_ticker_contact_settings_id_contact-settings_id_fk" FOREIGN KEY ("contact_settings_id") REFERENCES "public"."contact-settings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contact-settings_networks" ADD CONSTRAINT "contact-settings_networks_contact_settings_id_contact-settings_id_fk" FOREIGN KEY ("contact_settings_id") REFERENCES "public"."contact-settings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contact-settings_branches" ADD CONSTRAINT "contact-settings_branches_contact_settings_id_contact-settings_id_fk" FOREIGN KEY ("contact_settings_id") REFERENCES "public"."contact-settings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "import-sources_sites" ADD CONSTRAINT "import-sources_sites_import_sources_id_import-sources_id_fk" FOREIGN KEY ("import_sources_id") REFERENCES "public"."import-sources"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhooks_events" ADD CONSTRAINT "webhooks_events_webhooks_id_webhooks_id_fk" FOREIGN KEY ("webhooks_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "api-tokens" ADD CONSTRAINT "api-tokens_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "api-tokens_scopes" ADD CONSTRAINT "api-tokens_scopes_api_tokens_id_api-tokens_id_fk" FOREIGN KEY ("api_tokens_id") REFERENCES "public"."api-tokens"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "export-schedules_recipients" ADD CONSTRAINT "export-schedules_recipients_export_schedules_id_export-schedules_id_fk" FOREIGN KEY ("export_schedules_id") REFERENCES "public"."export-schedules"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "export-schedules_recipients" ADD CONSTRAINT "export-schedules_recipients_recipients_other_id_users_id_fk" FOREIGN KEY ("recipients_other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "list-views" ADD CONSTRAINT "list-views_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comments_mentions" ADD CONSTRAINT "comments_mentions_comments_id_comments_id_fk" FOREIGN KEY ("comments_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comments_mentions" ADD CONSTRAINT "comments_mentions_mentions_other_id_users_id_fk" FOREIGN KEY ("mentions_other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification-choices" ADD CONSTRAINT "notification-choices_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "price-watches" ADD CONSTRAINT "price-watches_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved-carts" ADD CONSTRAINT "saved-carts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved-carts_items" ADD CONSTRAINT "saved-carts_items_saved_carts_id_saved-carts_id_fk" FOREIGN KEY ("saved_carts_id") REFERENCES "public"."saved-carts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push-subscriptions" ADD CONSTRAINT "push-subscriptions_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_files" ADD CONSTRAINT "job_files_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_links" ADD CONSTRAINT "job_links_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_import_id_jobs_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "categories_newest" ON "categories" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "categories_updated" ON "categories" USING btree ("updated_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "categories_search" ON "categories" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "categories_title" ON "categories" USING btree ("title","id");
--> statement-breakpoint
CREATE INDEX "categories_subtitle_best" ON "categories" USING btree ("subtitle" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "categories_subtitle_least" ON "categories" USING btree ("subtitle","id");
--> statement-breakpoint
CREATE INDEX "categories_color_best" ON "categories" USING btree ("color" DESC NULLS FIRST,"id");
--> statement-breakpoint
CREATE INDEX "categories_color_least" ON "categories" USING btree ("color","id");
--> statement-breakpoint
CREATE INDEX "categories_parent_id" ON "categories" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "categories_parent_id_best" ON "categories" USING btree ("parent_id" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "categories_parent_id_least" ON "categories" USING btree ("parent_id","id");
--> statement-breakpoint
CREATE INDEX "categories_position" ON "categories" USING btree ("position","id");
--> statement-breakpoint
CREATE INDEX "brands_newest" ON "brands" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "brands_updated" ON "brands" USING btree ("updated_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "brands_search" ON "brands" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "brands_name" ON "brands" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "brands_featured" ON "brands" USING btree ("featured");
--> statement-breakpoint
CREATE INDEX "brands_featured_best" ON "brands" USING btree ("featured" DESC NULLS FIRST,"id");
--> statement-breakpoint
CREATE INDEX "brands_featured_least" ON "brands" USING btree ("featured","id");
--> statement-breakpoint
CREATE INDEX "brands_priority_best" ON "brands" USING btree ("priority" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "brands_priority_least" ON "brands" USING btree ("priority","id");
--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at" DESC NULLS LAST,"id","variant_of_id");
--> statement-breakpoint
CREATE INDEX "products_updated" ON "products" USING btree ("updated_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "products_name" ON "products" USING btree ("name","id","variant_of_id");
--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("price","id","variant_of_id");
--> statement-breakpoint
CREATE INDEX "products_brand_id" ON "products" USING btree ("brand_id");
--> statement-breakpoint
CREATE INDEX "products_brand_id_best" ON "products" USING btree ("brand_id" DESC NULLS LAST,"id","variant_of_id");
--> statement-breakpoint
CREATE INDEX "products_brand_id_least" ON "products" USING btree ("brand_id","id","variant_of_id");
--> statement-breakpoint
CREATE INDEX "products_badge_best" ON "products" USING btree ("badge" DESC NULLS LAST,"id","variant_of_id");
--> statement-breakpoint
CREATE INDEX "products_badge_least" ON "products" USING btree ("badge","id","variant_of_id");
--> statement-breakpoint
CREATE INDEX "products_in_stock" ON "products" USING btree ("in_stock");
--> statement-breakpoint
CREATE INDEX "products_in_stock_best" ON "products" USING btree ("in_stock" DESC NULLS FIRST,"id","variant_of_id");
--> statement-breakpoint
CREATE INDEX "products_in_stock_least" ON "products" USING btree ("in_stock","id","variant_of_id");
--> statement-breakpoint
CREATE INDEX "products_rating_best" ON "products" USING btree ("rating" DESC NULLS LAST,"id","variant_of_id");
--> statement-breakpoint
CREATE INDEX "products_rating_least" ON "products" USING btree ("rating","id","variant_of_id");
--> statement-breakpoint
CREATE INDEX "products_reviews_best" ON "products" USING btree ("reviews" DESC NULLS LAST,"id","variant_of_id");
--> statement-breakpoint
CREATE INDEX "products_reviews_least" ON "products" USING btree ("reviews","id","variant_of_id");
--> statement-breakpoint
CREATE INDEX "products_size_best" ON "products" USING btree ("size" DESC NULLS LAST,"id","variant_of_id");
--> statement-breakpoint
CREATE INDEX "products_size_least" ON "products" USING btree ("size","id","variant_of_id");
--> statement-breakpoint
CREATE INDEX "products_size_unit_best" ON "products" USING btree ("size_unit" DESC NULLS LAST,"id","variant_of_id");
--> statement-breakpoint
CREATE INDEX "products_size_unit_least" ON "products" USING btree ("size_unit","id","variant_of_id");
--> statement-breakpoint
CREATE INDEX "products_open_months_best" ON "products" USING btree ("open_months" DESC NULLS LAST,"id","variant_of_id");
--> statement-breakpoint
CREATE INDEX "products_open_months_least" ON "products" USING btree ("open_months","id","variant_of_id");
--> statement-breakpoint
CREATE INDEX "products_authorisation_best" ON "products" USING btree ("authorisation" DESC NULLS LAST,"id","variant_of_id");
--> statement-breakpoint
CREATE INDEX "products_authorisation_least" ON "products" USING btree ("authorisation","id","variant_of_id");
--> statement-breakpoint
CREATE INDEX "products_variant_of_id" ON "products" USING btree ("variant_of_id");
--> statement-breakpoint
CREATE INDEX "products_from_price" ON "products" USING btree ("from_price","id","variant_of_id");
--> statement-breakpoint
CREATE INDEX "products_priority_best" ON "products" USING btree ("priority" DESC NULLS LAST,"id","variant_of_id");
--> statement-breakpoint
CREATE INDEX "products_priority_least" ON "products" USING btree ("priority","id","variant_of_id");
--> statement-breakpoint
CREATE INDEX "products_sales_rank_best" ON "products" USING btree ("sales_rank" DESC NULLS LAST,"id","variant_of_id");
--> statement-breakpoint
CREATE INDEX "products_sales_rank_least" ON "products" USING btree ("sales_rank","id","variant_of_id");
--> statement-breakpoint
CREATE INDEX "products_is_on_promo" ON "products" USING btree ("is_on_promo");
--> statement-breakpoint
CREATE INDEX "products_is_on_promo_best" ON "products" USING btree ("is_on_promo" DESC NULLS FIRST,"id","variant_of_id");
--> statement-breakpoint
CREATE INDEX "products_is_on_promo_least" ON "products" USING btree ("is_on_promo","id","variant_of_id");
--> statement-breakpoint
CREATE INDEX "products_sale_price" ON "products" USING btree ("sale_price","id","variant_of_id");
--> statement-breakpoint
CREATE INDEX "products_images_owner" ON "products_images" USING btree ("products_id","order");
--> statement-breakpoint
CREATE INDEX "products_categories_other" ON "products_categories" USING btree ("categories_other_id");
--> statement-breakpoint
CREATE INDEX "products_skin_types_value" ON "products_skin_types" USING btree ("value","products_id");
--> statement-breakpoint
CREATE INDEX "products_hair_types_value" ON "products_hair_types" USING btree ("value","products_id");
--> statement-breakpoint
CREATE INDEX "collections_newest" ON "collections" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "collections_updated" ON "collections" USING btree ("updated_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "collections_search" ON "collections" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "collections_shown" ON "collections" USING btree ("is_shown","created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "collections_title" ON "collections" USING btree ("title","id");
--> statement-breakpoint
CREATE INDEX "collections_position" ON "collections" USING btree ("position","id");
--> statement-breakpoint
CREATE INDEX "collections_kind" ON "collections" USING btree ("kind");
--> statement-breakpoint
CREATE INDEX "collections_kind_best" ON "collections" USING btree ("kind" DESC NULLS FIRST,"id");
--> statement-breakpoint
CREATE INDEX "collections_kind_least" ON "collections" USING btree ("kind","id");
--> statement-breakpoint
CREATE INDEX "collections_order_best" ON "collections" USING btree ("order" DESC NULLS FIRST,"id");
--> statement-breakpoint
CREATE INDEX "collections_order_least" ON "collections" USING btree ("order","id");
--> statement-breakpoint
CREATE INDEX "collections_is_published" ON "collections" USING btree ("is_published");
--> statement-breakpoint
CREATE INDEX "collections_is_published_best" ON "collections" USING btree ("is_published" DESC NULLS FIRST,"id");
--> statement-breakpoint
CREATE INDEX "collections_is_published_least" ON "collections" USING btree ("is_published","id");
--> statement-breakpoint
CREATE INDEX "collections_starts_at_best" ON "collections" USING btree ("starts_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "collections_starts_at_least" ON "collections" USING btree ("starts_at","id");
--> statement-breakpoint
CREATE INDEX "collections_ends_at_best" ON "collections" USING btree ("ends_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "collections_ends_at_least" ON "collections" USING btree ("ends_at","id");
--> statement-breakpoint
CREATE INDEX "collections_is_shown" ON "collections" USING btree ("is_shown");
--> statement-breakpoint
CREATE INDEX "collections_is_shown_best" ON "collections" USING btree ("is_shown" DESC NULLS FIRST,"id");
--> statement-breakpoint
CREATE INDEX "collections_is_shown_least" ON "collections" USING btree ("is_shown","id");
--> statement-breakpoint
CREATE INDEX "collections_counted_on_best" ON "collections" USING btree ("counted_on" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "collections_counted_on_least" ON "collections" USING btree ("counted_on","id");
--> statement-breakpoint
CREATE INDEX "collections_products_other" ON "collections_products" USING btree ("products_other_id");
--> statement-breakpoint
CREATE INDEX "stocks_newest" ON "stocks" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "stocks_product_id" ON "stocks" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "stocks_quantity" ON "stocks" USING btree ("quantity");
--> statement-breakpoint
CREATE INDEX "stocks_available" ON "stocks" USING btree ("available");
--> statement-breakpoint
CREATE INDEX "stocks_low_at" ON "stocks" USING btree ("low_at");
--> statement-breakpoint
CREATE INDEX "stocks_is_low" ON "stocks" USING btree ("is_low");
--> statement-breakpoint
CREATE INDEX "lots_newest" ON "lots" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "lots_search" ON "lots" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "lots_product_id" ON "lots" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "lots_stock_id" ON "lots" USING btree ("stock_id");
--> statement-breakpoint
CREATE INDEX "lots_number" ON "lots" USING btree ("number","id");
--> statement-breakpoint
CREATE INDEX "lots_expires_on" ON "lots" USING btree ("expires_on");
--> statement-breakpoint
CREATE INDEX "lots_quantity" ON "lots" USING btree ("quantity");
--> statement-breakpoint
CREATE INDEX "lots_status" ON "lots" USING btree ("status");
--> statement-breakpoint
CREATE INDEX "stock-sheets_newest" ON "stock-sheets" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "stock-sheets_search" ON "stock-sheets" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "stock-sheets_kind" ON "stock-sheets" USING btree ("kind");
--> statement-breakpoint
CREATE INDEX "stock-sheets_pieces" ON "stock-sheets" USING btree ("pieces");
--> statement-breakpoint
CREATE INDEX "stock-sheets_lines_owner" ON "stock-sheets_lines" USING btree ("stock_sheets_id","position");
--> statement-breakpoint
CREATE INDEX "stock-movements_newest" ON "stock-movements" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "stock-movements_product_id" ON "stock-movements" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "stock-movements_stock_id" ON "stock-movements" USING btree ("stock_id");
--> statement-breakpoint
CREATE INDEX "stock-movements_lot_id" ON "stock-movements" USING btree ("lot_id");
--> statement-breakpoint
CREATE INDEX "stock-movements_reason" ON "stock-movements" USING btree ("reason");
--> statement-breakpoint
CREATE INDEX "stock-movements_order_id" ON "stock-movements" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "stock-movements_sheet_id" ON "stock-movements" USING btree ("sheet_id");
--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "reviews_updated" ON "reviews" USING btree ("updated_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "reviews_search" ON "reviews" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "reviews_shown" ON "reviews" USING btree ("status","created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "reviews_product_id" ON "reviews" USING btree ("product_id","id");
--> statement-breakpoint
CREATE INDEX "reviews_user_id" ON "reviews" USING btree ("user_id","id");
--> statement-breakpoint
CREATE INDEX "reviews_author" ON "reviews" USING btree ("author","id");
--> statement-breakpoint
CREATE INDEX "reviews_rating" ON "reviews" USING btree ("rating","id");
--> statement-breakpoint
CREATE INDEX "reviews_is_verified" ON "reviews" USING btree ("is_verified");
--> statement-breakpoint
CREATE INDEX "reviews_is_verified_best" ON "reviews" USING btree ("is_verified" DESC NULLS FIRST,"id");
--> statement-breakpoint
CREATE INDEX "reviews_is_verified_least" ON "reviews" USING btree ("is_verified","id");
--> statement-breakpoint
CREATE INDEX "reviews_status" ON "reviews" USING btree ("status");
--> statement-breakpoint
CREATE INDEX "reviews_status_best" ON "reviews" USING btree ("status" DESC NULLS FIRST,"id");
--> statement-breakpoint
CREATE INDEX "reviews_status_least" ON "reviews" USING btree ("status","id");
--> statement-breakpoint
CREATE INDEX "reviews_pictures_owner" ON "reviews_pictures" USING btree ("reviews_id","order");
--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "orders_total_price" ON "orders" USING btree ("total_price","id");
--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status");
--> statement-breakpoint
CREATE INDEX "orders_delivery_type" ON "orders" USING btree ("delivery_type");
--> statement-breakpoint
CREATE INDEX "orders_country" ON "orders" USING btree ("country");
--> statement-breakpoint
CREATE INDEX "orders_city" ON "orders" USING btree ("city","id");
--> statement-breakpoint
CREATE INDEX "orders_payment_method" ON "orders" USING btree ("payment_method");
--> statement-breakpoint
CREATE INDEX "orders_is_refunded" ON "orders" USING btree ("is_refunded");
--> statement-breakpoint
CREATE INDEX "orders_user_id" ON "orders" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "orders_preparation" ON "orders" USING btree ("preparation");
--> statement-breakpoint
CREATE INDEX "orders_next_step" ON "orders" USING btree ("next_step");
--> statement-breakpoint
CREATE INDEX "orders_waits_since" ON "orders" USING btree ("waits_since");
--> statement-breakpoint
CREATE INDEX "orders_items_owner" ON "orders_items" USING btree ("orders_id","position");
--> statement-breakpoint
CREATE INDEX "orders_discounts_owner" ON "orders_discounts" USING btree ("orders_id","position");
--> statement-breakpoint
CREATE INDEX "orders_history_owner" ON "orders_history" USING btree ("orders_id","position");
--> statement-breakpoint
CREATE INDEX "payments_newest" ON "payments" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "payments_search" ON "payments" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "payments_order_id" ON "payments" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "payments_provider" ON "payments" USING btree ("provider");
--> statement-breakpoint
CREATE INDEX "payments_status" ON "payments" USING btree ("status");
--> statement-breakpoint
CREATE INDEX "payments_order_amount" ON "payments" USING btree ("order_amount","id");
--> statement-breakpoint
CREATE INDEX "payments_is_test" ON "payments" USING btree ("is_test");
--> statement-breakpoint
CREATE INDEX "refunds_newest" ON "refunds" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "refunds_payment_id" ON "refunds" USING btree ("payment_id");
--> statement-breakpoint
CREATE INDEX "refunds_amount" ON "refunds" USING btree ("amount");
--> statement-breakpoint
CREATE INDEX "refunds_status" ON "refunds" USING btree ("status");
--> statement-breakpoint
CREATE INDEX "refunds_by_hand" ON "refunds" USING btree ("by_hand");
--> statement-breakpoint
CREATE INDEX "returns_newest" ON "returns" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "returns_order_id" ON "returns" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "returns_status" ON "returns" USING btree ("status");
--> statement-breakpoint
CREATE INDEX "returns_reason" ON "returns" USING btree ("reason");
--> statement-breakpoint
CREATE INDEX "returns_amount" ON "returns" USING btree ("amount","id");
--> statement-breakpoint
CREATE INDEX "returns_refund_id" ON "returns" USING btree ("refund_id");
--> statement-breakpoint
CREATE INDEX "returns_items_owner" ON "returns_items" USING btree ("returns_id","position");
--> statement-breakpoint
CREATE INDEX "invoices_newest" ON "invoices" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "invoices_search" ON "invoices" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "invoices_kind" ON "invoices" USING btree ("kind");
--> statement-breakpoint
CREATE INDEX "invoices_order_id" ON "invoices" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "invoices_issued_at" ON "invoices" USING btree ("issued_at");
--> statement-breakpoint
CREATE INDEX "invoices_total" ON "invoices" USING btree ("total","id");
--> statement-breakpoint
CREATE INDEX "cash-receipts_newest" ON "cash-receipts" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "cash-receipts_order_id" ON "cash-receipts" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "cash-receipts_courier_id" ON "cash-receipts" USING btree ("courier_id");
--> statement-breakpoint
CREATE INDEX "cash-receipts_status" ON "cash-receipts" USING btree ("status");
--> statement-breakpoint
CREATE INDEX "cash-receipts_expected" ON "cash-receipts" USING btree ("expected");
--> statement-breakpoint
CREATE INDEX "cash-receipts_currency" ON "cash-receipts" USING btree ("currency");
--> statement-breakpoint
CREATE INDEX "cash-receipts_closing_id" ON "cash-receipts" USING btree ("closing_id");
--> statement-breakpoint
CREATE INDEX "cash-closings_newest" ON "cash-closings" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "cash-closings_lines_owner" ON "cash-closings_lines" USING btree ("cash_closings_id","position");
--> statement-breakpoint
CREATE INDEX "cash-closings_counts_owner" ON "cash-closings_counts" USING btree ("cash_closings_id","position");
--> statement-breakpoint
CREATE INDEX "couriers_newest" ON "couriers" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "couriers_search" ON "couriers" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "couriers_kind" ON "couriers" USING btree ("kind");
--> statement-breakpoint
CREATE INDEX "couriers_country" ON "couriers" USING btree ("country");
--> statement-breakpoint
CREATE INDEX "couriers_is_active" ON "couriers" USING btree ("is_active");
--> statement-breakpoint
CREATE INDEX "influencers_newest" ON "influencers" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "influencers_search" ON "influencers" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "influencers_name" ON "influencers" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "influencers_share" ON "influencers" USING btree ("share");
--> statement-breakpoint
CREATE INDEX "influencers_country" ON "influencers" USING btree ("country");
--> statement-breakpoint
CREATE INDEX "influencers_is_active" ON "influencers" USING btree ("is_active");
--> statement-breakpoint
CREATE UNIQUE INDEX "influencers_code_unique" ON "influencers" USING btree (fold("code"));
--> statement-breakpoint
CREATE INDEX "offers_newest" ON "offers" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "offers_search" ON "offers" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "offers_name" ON "offers" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "offers_influencer_id" ON "offers" USING btree ("influencer_id");
--> statement-breakpoint
CREATE INDEX "offers_kind" ON "offers" USING btree ("kind");
--> statement-breakpoint
CREATE INDEX "offers_gift_id" ON "offers" USING btree ("gift_id");
--> statement-breakpoint
CREATE INDEX "offers_is_active" ON "offers" USING btree ("is_active");
--> statement-breakpoint
CREATE INDEX "offers_audience" ON "offers" USING btree ("audience");
--> statement-breakpoint
CREATE INDEX "offers_customer_id" ON "offers" USING btree ("customer_id");
--> statement-breakpoint
CREATE INDEX "offers_starts_at" ON "offers" USING btree ("starts_at");
--> statement-breakpoint
CREATE INDEX "offers_ends_at" ON "offers" USING btree ("ends_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "offers_code_unique" ON "offers" USING btree (fold("code"));
--> statement-breakpoint
CREATE INDEX "offers_products_other" ON "offers_products" USING btree ("products_other_id");
--> statement-breakpoint
CREATE INDEX "offers_categories_other" ON "offers_categories" USING btree ("categories_other_id");
--> statement-breakpoint
CREATE INDEX "offers_brands_other" ON "offers_brands" USING btree ("brands_other_id");
--> statement-breakpoint
CREATE INDEX "offer-uses_newest" ON "offer-uses" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "offer-uses_offer_id" ON "offer-uses" USING btree ("offer_id");
--> statement-breakpoint
CREATE INDEX "offer-uses_order_id" ON "offer-uses" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "offer-uses_amount" ON "offer-uses" USING btree ("amount","id");
--> statement-breakpoint
CREATE INDEX "point-movements_newest" ON "point-movements" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "point-movements_user_id" ON "point-movements" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "point-movements_reason" ON "point-movements" USING btree ("reason");
--> statement-breakpoint
CREATE INDEX "point-movements_order_id" ON "point-movements" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "point-movements_offer_id" ON "point-movements" USING btree ("offer_id");
--> statement-breakpoint
CREATE INDEX "order-notes_newest" ON "order-notes" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "order-notes_search" ON "order-notes" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "order-notes_order_id" ON "order-notes" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "order-notes_kind" ON "order-notes" USING btree ("kind");
--> statement-breakpoint
CREATE INDEX "delivery-countries_newest" ON "delivery-countries" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "delivery-countries_position" ON "delivery-countries" USING btree ("position");
--> statement-breakpoint
CREATE INDEX "delivery-countries_cities_owner" ON "delivery-countries_cities" USING btree ("delivery_countries_id","position");
--> statement-breakpoint
CREATE INDEX "payment-methods_newest" ON "payment-methods" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "payment-methods_label" ON "payment-methods" USING btree ("label","id");
--> statement-breakpoint
CREATE INDEX "payment-methods_method" ON "payment-methods" USING btree ("method");
--> statement-breakpoint
CREATE INDEX "payment-methods_country" ON "payment-methods" USING btree ("country");
--> statement-breakpoint
CREATE INDEX "payment-methods_position" ON "payment-methods" USING btree ("position");
--> statement-breakpoint
CREATE INDEX "payment-methods_is_open" ON "payment-methods" USING btree ("is_open");
--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role");
--> statement-breakpoint
CREATE INDEX "newsletter_newest" ON "newsletter" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "newsletter_confirmed_at" ON "newsletter" USING btree ("confirmed_at");
--> statement-breakpoint
CREATE INDEX "letters_newest" ON "letters" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "letters_search" ON "letters" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "letters_audience" ON "letters" USING btree ("audience");
--> statement-breakpoint
CREATE INDEX "letters_status" ON "letters" USING btree ("status");
--> statement-breakpoint
CREATE INDEX "letters_recipients" ON "letters" USING btree ("recipients");
--> statement-breakpoint
CREATE INDEX "letters_sent_at" ON "letters" USING btree ("sent_at");
--> statement-breakpoint
CREATE INDEX "stock-requests_newest" ON "stock-requests" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "stock-requests_product_id" ON "stock-requests" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "stock-requests_brand_id" ON "stock-requests" USING btree ("brand_id");
--> statement-breakpoint
CREATE INDEX "addresses_newest" ON "addresses" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "addresses_user_id" ON "addresses" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "messages_event" ON "messages" USING btree ("event");
--> statement-breakpoint
CREATE INDEX "messages_channel" ON "messages" USING btree ("channel");
--> statement-breakpoint
CREATE INDEX "messages_status" ON "messages" USING btree ("status");
--> statement-breakpoint
CREATE INDEX "messages_order_id" ON "messages" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "message-templates_newest" ON "message-templates" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "message-templates_event" ON "message-templates" USING btree ("event");
--> statement-breakpoint
CREATE INDEX "message-templates_channel" ON "message-templates" USING btree ("channel");
--> statement-breakpoint
CREATE INDEX "message-templates_is_on" ON "message-templates" USING btree ("is_on");
--> statement-breakpoint
CREATE INDEX "content-pages_newest" ON "content-pages" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "content-pages_place" ON "content-pages" USING btree ("place");
--> statement-breakpoint
CREATE INDEX "content-pages_position" ON "content-pages" USING btree ("position");
--> statement-breakpoint
CREATE INDEX "content-blocks_newest" ON "content-blocks" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "content-blocks_page_id" ON "content-blocks" USING btree ("page_id");
--> statement-breakpoint
CREATE INDEX "content-blocks_position" ON "content-blocks" USING btree ("position");
--> statement-breakpoint
CREATE INDEX "content-blocks_kind" ON "content-blocks" USING btree ("kind");
--> statement-breakpoint
CREATE INDEX "content-blocks_category_id" ON "content-blocks" USING btree ("category_id");
--> statement-breakpoint
CREATE INDEX "content-blocks_brand_id" ON "content-blocks" USING btree ("brand_id");
--> statement-breakpoint
CREATE INDEX "content-blocks_collection_id" ON "content-blocks" USING btree ("collection_id");
--> statement-breakpoint
CREATE INDEX "content-blocks_products_other" ON "content-blocks_products" USING btree ("products_other_id");
--> statement-breakpoint
CREATE INDEX "content-blocks_questions_owner" ON "content-blocks_questions" USING btree ("content_blocks_id","position");
--> statement-breakpoint
CREATE INDEX "content-blocks_links_owner" ON "content-blocks_links" USING btree ("content_blocks_id","position");
--> statement-breakpoint
CREATE INDEX "content-blocks_facts_owner" ON "content-blocks_facts" USING btree ("content_blocks_id","position");
--> statement-breakpoint
CREATE INDEX "content-versions_newest" ON "content-versions" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "content-versions_page_id" ON "content-versions" USING btree ("page_id");
--> statement-breakpoint
CREATE INDEX "content-versions_number" ON "content-versions" USING btree ("number");
--> statement-breakpoint
CREATE INDEX "identity_newest" ON "identity" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE UNIQUE INDEX "identity_single" ON "identity" USING btree ((true));
--> statement-breakpoint
CREATE INDEX "pricing-rules_newest" ON "pricing-rules" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE UNIQUE INDEX "pricing-rules_single" ON "pricing-rules" USING btree ((true));
--> statement-breakpoint
CREATE INDEX "order-settings_newest" ON "order-settings" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE UNIQUE INDEX "order-settings_single" ON "order-settings" USING btree ((true));
--> statement-breakpoint
CREATE INDEX "contact-settings_newest" ON "contact-settings" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE UNIQUE INDEX "contact-settings_single" ON "contact-settings" USING btree ((true));
--> statement-breakpoint
CREATE INDEX "contact-settings_ticker_owner" ON "contact-settings_ticker" USING btree ("contact_settings_id","position");
--> statement-breakpoint
CREATE INDEX "contact-settings_networks_owner" ON "contact-settings_networks" USING btree ("contact_settings_id","position");
--> statement-breakpoint
CREATE INDEX "contact-settings_branches_owner" ON "contact-settings_branches" USING btree ("contact_settings_id","position");
--> statement-breakpoint
CREATE INDEX "reminders_newest" ON "reminders" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE UNIQUE INDEX "reminders_single" ON "reminders" USING btree ((true));
--> statement-breakpoint
CREATE INDEX "points-settings_newest" ON "points-settings" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE UNIQUE INDEX "points-settings_single" ON "points-settings" USING btree ((true));
--> statement-breakpoint
CREATE INDEX "product-feeds_newest" ON "product-feeds" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE UNIQUE INDEX "product-feeds_single" ON "product-feeds" USING btree ((true));
--> statement-breakpoint
CREATE INDEX "shop-window_newest" ON "shop-window" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE UNIQUE INDEX "shop-window_single" ON "shop-window" USING btree ((true));
--> statement-breakpoint
CREATE INDEX "staff-access_newest" ON "staff-access" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE UNIQUE INDEX "staff-access_single" ON "staff-access" USING btree ((true));
--> statement-breakpoint
CREATE INDEX "import-sources_newest" ON "import-sources" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE UNIQUE INDEX "import-sources_single" ON "import-sources" USING btree ((true));
--> statement-breakpoint
CREATE INDEX "import-sources_sites_owner" ON "import-sources_sites" USING btree ("import_sources_id","position");
--> statement-breakpoint
CREATE INDEX "search-synonyms_newest" ON "search-synonyms" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "search-synonyms_search" ON "search-synonyms" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "search-synonyms_words" ON "search-synonyms" USING btree ("words","id");
--> statement-breakpoint
CREATE INDEX "empty-searches_newest" ON "empty-searches" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "empty-searches_search" ON "empty-searches" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "empty-searches_times" ON "empty-searches" USING btree ("times");
--> statement-breakpoint
CREATE INDEX "empty-searches_last_at" ON "empty-searches" USING btree ("last_at");
--> statement-breakpoint
CREATE INDEX "shop-identities_newest" ON "shop-identities" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "shop-identities_search" ON "shop-identities" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "legal-pages_newest" ON "legal-pages" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "legal-pages_search" ON "legal-pages" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "audit_newest" ON "audit" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "audit_user_id" ON "audit" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "audit_email" ON "audit" USING btree ("email","id");
--> statement-breakpoint
CREATE INDEX "audit_resource" ON "audit" USING btree ("resource","id");
--> statement-breakpoint
CREATE INDEX "audit_record_id" ON "audit" USING btree ("record_id");
--> statement-breakpoint
CREATE INDEX "audit_action" ON "audit" USING btree ("action");
--> statement-breakpoint
CREATE INDEX "webhooks_newest" ON "webhooks" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "webhooks_is_open" ON "webhooks" USING btree ("is_open");
--> statement-breakpoint
CREATE INDEX "webhooks_events_owner" ON "webhooks_events" USING btree ("webhooks_id","position");
--> statement-breakpoint
CREATE INDEX "webhook-deliveries_newest" ON "webhook-deliveries" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "webhook-deliveries_webhook_id" ON "webhook-deliveries" USING btree ("webhook_id");
--> statement-breakpoint
CREATE INDEX "webhook-deliveries_type" ON "webhook-deliveries" USING btree ("type","id");
--> statement-breakpoint
CREATE INDEX "webhook-deliveries_record_id" ON "webhook-deliveries" USING btree ("record_id");
--> statement-breakpoint
CREATE INDEX "webhook-deliveries_status" ON "webhook-deliveries" USING btree ("status");
--> statement-breakpoint
CREATE INDEX "api-tokens_newest" ON "api-tokens" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "api-tokens_user_id" ON "api-tokens" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "api-tokens_expires_at" ON "api-tokens" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "api-tokens_is_open" ON "api-tokens" USING btree ("is_open");
--> statement-breakpoint
CREATE INDEX "api-tokens_scopes_owner" ON "api-tokens_scopes" USING btree ("api_tokens_id","position");
--> statement-breakpoint
CREATE INDEX "export-schedules_newest" ON "export-schedules" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "export-schedules_name" ON "export-schedules" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "export-schedules_list" ON "export-schedules" USING btree ("list","id");
--> statement-breakpoint
CREATE INDEX "export-schedules_is_on" ON "export-schedules" USING btree ("is_on");
--> statement-breakpoint
CREATE INDEX "export-schedules_next_at" ON "export-schedules" USING btree ("next_at");
--> statement-breakpoint
CREATE INDEX "export-schedules_last_at" ON "export-schedules" USING btree ("last_at");
--> statement-breakpoint
CREATE INDEX "export-schedules_recipients_other" ON "export-schedules_recipients" USING btree ("recipients_other_id");
--> statement-breakpoint
CREATE INDEX "list-views_newest" ON "list-views" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "list-views_name" ON "list-views" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "list-views_user_id" ON "list-views" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "list-views_is_shared" ON "list-views" USING btree ("is_shared");
--> statement-breakpoint
CREATE INDEX "comments_newest" ON "comments" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "comments_record_id" ON "comments" USING btree ("record_id");
--> statement-breakpoint
CREATE INDEX "comments_user_id" ON "comments" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "comments_mentions_other" ON "comments_mentions" USING btree ("mentions_other_id");
--> statement-breakpoint
CREATE INDEX "alerts_newest" ON "alerts" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "alerts_user_id" ON "alerts" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "alerts_kind" ON "alerts" USING btree ("kind");
--> statement-breakpoint
CREATE INDEX "alerts_order_id" ON "alerts" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "alerts_product_id" ON "alerts" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "alerts_brand_id" ON "alerts" USING btree ("brand_id");
--> statement-breakpoint
CREATE INDEX "alerts_is_read" ON "alerts" USING btree ("is_read");
--> statement-breakpoint
CREATE INDEX "notification-choices_newest" ON "notification-choices" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "notification-choices_user_id" ON "notification-choices" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "price-watches_newest" ON "price-watches" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "price-watches_user_id" ON "price-watches" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "price-watches_product_id" ON "price-watches" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "saved-carts_newest" ON "saved-carts" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "saved-carts_user_id" ON "saved-carts" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "saved-carts_items_owner" ON "saved-carts_items" USING btree ("saved_carts_id","position");
--> statement-breakpoint
CREATE INDEX "push-subscriptions_newest" ON "push-subscriptions" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "push-subscriptions_user_id" ON "push-subscriptions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "attempts_window" ON "attempts" USING btree ("window_ends_at");
--> statement-breakpoint
CREATE INDEX "cash_payouts_closing" ON "cash_payouts" USING btree ("closing_id");
--> statement-breakpoint
CREATE INDEX "cash_payouts_paid_at" ON "cash_payouts" USING btree ("paid_at");
--> statement-breakpoint
CREATE INDEX "catalogue_changes_former" ON "catalogue_changes" USING btree ("former","number");
--> statement-breakpoint
CREATE INDEX "catalogue_changes_version" ON "catalogue_changes" USING btree ("version");
--> statement-breakpoint
CREATE INDEX "catalogue_changes_changed_at" ON "catalogue_changes" USING btree ("changed_at");
--> statement-breakpoint
CREATE INDEX "email_changes_user" ON "email_changes" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "email_changes_old_email" ON "email_changes" USING btree ("old_email");
--> statement-breakpoint
CREATE INDEX "import_pictures_oldest" ON "import_pictures" USING btree ("used_at");
--> statement-breakpoint
CREATE INDEX "job_links_job" ON "job_links" USING btree ("job_id");
--> statement-breakpoint
CREATE INDEX "job_rows_records" ON "job_rows" USING btree ("job_id","record_id","number");
--> statement-breakpoint
CREATE INDEX "job_rows_oldest" ON "job_rows" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "jobs_oldest" ON "jobs" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "jobs_import" ON "jobs" USING btree ("import_id") WHERE import_id is not null;
--> statement-breakpoint
CREATE INDEX "live_changes_transaction" ON "live_changes" USING btree ("transaction");
--> statement-breakpoint
CREATE INDEX "live_changes_changed_at" ON "live_changes" USING btree ("changed_at");
--> statement-breakpoint
CREATE INDEX "notice_reads_read_at" ON "notice_reads" USING btree ("read_at");
--> statement-breakpoint
CREATE INDEX "order_holds_network" ON "order_holds" USING btree ("network");
--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires_at" ON "passkey_challenges" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "passkeys_user_id" ON "passkeys" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "presences_seen_at" ON "presences" USING btree ("seen_at");
--> statement-breakpoint
CREATE INDEX "record_counts_resource" ON "record_counts" USING btree ("resource");
--> statement-breakpoint
CREATE INDEX "reset_links_user" ON "reset_links" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sales_customers_first" ON "sales_customers" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "search_documents_document" ON "search_documents" USING gin ("document") WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "search_words_word" ON "search_words" USING btree ("resource","word");
--> statement-breakpoint
CREATE INDEX "search_words_stem" ON "search_words" USING btree ("resource","stem");
--> statement-breakpoint
CREATE INDEX "search_words_part" ON "search_words" USING gin ("word" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "stand_in_transactions_reference" ON "stand_in_transactions" USING btree ("reference","created_at");
--> statement-breakpoint
-- The tables of pg-boss 10.4.2, as its getConstructionPlans('pgboss') writes them: here they come and change with all others,
-- under one lock (api/src/tasks/).
CREATE SCHEMA IF NOT EXISTS pgboss;

CREATE TYPE pgboss.job_state AS ENUM (
  'created',
  'retry',
  'active',
  'completed',
  'cancelled',
  'failed'
);

CREATE TABLE pgboss.version (
  version int primary key,
  maintained_on timestamp with time zone,
  cron_on timestamp with time zone,
  monitored_on timestamp with time zone
);

CREATE TABLE pgboss.queue (
  name text,
  policy text,
  retry_limit int,
  retry_delay int,
  retry_backoff bool,
  expire_seconds int,
  retention_minutes int,
  dead_letter text REFERENCES pgboss.queue (name),
  partition_name text,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  PRIMARY KEY (name)
);

CREATE TABLE pgboss.schedule (
  name text REFERENCES pgboss.queue ON DELETE CASCADE,
  cron text not null,
  timezone text,
  data jsonb,
  options jsonb,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  PRIMARY KEY (name)
);

CREATE TABLE pgboss.subscription (
  event text not null,
  name text not null REFERENCES pgboss.queue ON DELETE CASCADE,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  PRIMARY KEY(event, name)
);

CREATE TABLE pgboss.job (
  id uuid not null default gen_random_uuid(),
  name text not null,
  priority integer not null default(0),
  data jsonb,
  state pgboss.job_state not null default('created'),
  retry_limit integer not null default(2),
  retry_count integer not null default(0),
  retry_delay integer not null default(0),
  retry_backoff boolean not null default false,
  start_after timestamp with time zone not null default now(),
  started_on timestamp with time zone,
  singleton_key text,
  singleton_on timestamp without time zone,
  expire_in interval not null default interval '15 minutes',
  created_on timestamp with time zone not null default now(),
  completed_on timestamp with time zone,
  keep_until timestamp with time zone NOT NULL default now() + interval '14 days',
  output jsonb,
  dead_letter text,
  policy text
) PARTITION BY LIST (name);
ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id);
CREATE TABLE pgboss.archive (LIKE pgboss.job);
ALTER TABLE pgboss.archive ADD PRIMARY KEY (name, id);
ALTER TABLE pgboss.archive ADD archived_on timestamptz NOT NULL DEFAULT now();
CREATE INDEX archive_i1 ON pgboss.archive(archived_on);

CREATE FUNCTION pgboss.create_queue(queue_name text, options json)
RETURNS VOID AS
$$
DECLARE
  table_name varchar := 'j' || encode(sha224(queue_name::bytea), 'hex');
  queue_created_on timestamptz;
BEGIN

  WITH q as (
  INSERT INTO pgboss.queue (
    name,
    policy,
    retry_limit,
    retry_delay,
    retry_backoff,
    expire_seconds,
    retention_minutes,
    dead_letter,
    partition_name
  )
  VALUES (
    queue_name,
    options->>'policy',
    (options->>'retryLimit')::int,
    (options->>'retryDelay')::int,
    (options->>'retryBackoff')::bool,
    (options->>'expireInSeconds')::int,
    (options->>'retentionMinutes')::int,
    options->>'deadLetter',
    table_name
  )
  ON CONFLICT DO NOTHING
  RETURNING created_on
  )
  SELECT created_on into queue_created_on from q;

  IF queue_created_on IS NULL THEN
    RETURN;
  END IF;

  EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', table_name);

  EXECUTE format('ALTER TABLE pgboss.%1$I ADD PRIMARY KEY (name, id)', table_name);
  EXECUTE format('ALTER TABLE pgboss.%1$I ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
  EXECUTE format('ALTER TABLE pgboss.%1$I ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i1 ON pgboss.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''created'' AND policy = ''short''', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i2 ON pgboss.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''active'' AND policy = ''singleton''', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i3 ON pgboss.%1$I (name, state, COALESCE(singleton_key, '''')) WHERE state <= ''active'' AND policy = ''stately''', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i4 ON pgboss.%1$I (name, singleton_on, COALESCE(singleton_key, '''')) WHERE state <> ''cancelled'' AND singleton_on IS NOT NULL', table_name);
  EXECUTE format('CREATE INDEX %1$s_i5 ON pgboss.%1$I (name, start_after) INCLUDE (priority, created_on, id) WHERE state < ''active''', table_name);

  EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', table_name, queue_name);
  EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', table_name, queue_name);
END;
$$
LANGUAGE plpgsql;

CREATE FUNCTION pgboss.delete_queue(queue_name text)
RETURNS VOID AS
$$
DECLARE
  table_name varchar;
BEGIN
  WITH deleted as (
    DELETE FROM pgboss.queue
    WHERE name = queue_name
    RETURNING partition_name
  )
  SELECT partition_name from deleted INTO table_name;

  EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', table_name);
END;
$$
LANGUAGE plpgsql;
INSERT INTO pgboss.version(version) VALUES ('24');
--> statement-breakpoint
-- Queues an event of a webhook with the change that it tells of: what it holds is added when that has committed.
CREATE FUNCTION queue_webhook() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO pgboss.job (name, singleton_key, policy, expire_in, retry_limit, retry_delay, retry_backoff)
  SELECT name, NEW.id, policy, make_interval(secs => expire_seconds), retry_limit, retry_delay, retry_backoff
  FROM pgboss.queue WHERE name = 'prepare-webhooks'
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER webhook_queued AFTER INSERT ON "webhook-deliveries" FOR EACH ROW
  WHEN (NEW.transaction IS NOT NULL) EXECUTE FUNCTION queue_webhook();
--> statement-breakpoint
-- What administrators read of jobs (shared/src/resources/task.ts). A job that is given up stays among the failed, and is tried no more.
CREATE VIEW tasks AS
SELECT id, name,
  coalesce((SELECT data ->> 'label' FROM pgboss.schedule WHERE schedule.name = job.name), name) AS label,
  (SELECT data ->> 'resource' FROM pgboss.schedule WHERE schedule.name = job.name) AS resource,
  nullif(singleton_key, 'look') AS record,
  CASE WHEN state = 'cancelled' OR state = 'failed' AND retry_limit < 0 THEN 'dropped' WHEN state = 'created' THEN 'waiting'
    WHEN state = 'completed' THEN 'done' ELSE state::text END AS state,
  retry_count + (state IN ('retry', 'failed'))::int AS failures,
  coalesce(output ->> 'message', output #>> '{value,message}', output ->> 'value') AS problem,
  start_after AS due_at, started_on AS started_at, completed_on AS ended_at, created_on AS created_at,
  coalesce(completed_on, started_on, created_on) AS updated_at,
  retry_count * 10 + CASE state WHEN 'created' THEN 1 WHEN 'retry' THEN 2 WHEN 'active' THEN 3 WHEN 'failed' THEN 4 ELSE 5 END AS row_version
FROM pgboss.job WHERE name NOT LIKE '\_\_pgboss%';
--> statement-breakpoint
CREATE FUNCTION change_task() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = 'retry' THEN
    UPDATE pgboss.job SET state = 'retry', completed_on = NULL, start_after = now(), retry_limit = greatest(retry_limit, retry_count + 1)
    WHERE name = OLD.name AND id = OLD.id AND state IN ('created', 'retry', 'failed');
  ELSIF NEW.state = 'dropped' THEN
    UPDATE pgboss.job SET state = 'failed', completed_on = now(), retry_limit = -1
    WHERE name = OLD.name AND id = OLD.id AND state IN ('created', 'retry', 'failed');
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER task_changed INSTEAD OF UPDATE ON tasks FOR EACH ROW EXECUTE FUNCTION change_task();
--> statement-breakpoint
CREATE TRIGGER users_kept_address AFTER INSERT OR UPDATE OF email ON public.users FOR EACH ROW EXECUTE FUNCTION refuse_kept_address();
--> statement-breakpoint
CREATE TRIGGER invoices_kept BEFORE DELETE OR UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION keep_invoice();
--> statement-breakpoint
alter table "orders_items" alter column "is_on_promo" set default false;
--> statement-breakpoint
alter table "orders" alter column "short_number" set default new_order_number();
--> statement-breakpoint
alter table "orders" alter column "is_test" set default false;
--> statement-breakpoint
alter table "orders" alter column "is_refunded" set default false;
--> statement-breakpoint
alter table "refunds" alter column "from_till" set default false;
--> statement-breakpoint
alter table "returns" alter column "from_till" set default false;
--> statement-breakpoint
CREATE INDEX orders_history_at ON orders_history (at);
--> statement-breakpoint
CREATE UNIQUE INDEX returns_refund_once ON returns (refund_id) WHERE (refund_id IS NOT NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX "cash-receipts_once" ON "cash-receipts" (order_id) WHERE (status <> 'refused'::text);
--> statement-breakpoint
CREATE UNIQUE INDEX payments_transaction ON payments (provider, transaction_id) WHERE (transaction_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX orders_to_call ON orders (created_at) WHERE ((status = 'pending'::text) AND (payment_method <> 'en-ligne'::text));
--> statement-breakpoint
CREATE INDEX "webhook-deliveries_due" ON "webhook-deliveries" (next_try_at) WHERE (status = 'waiting'::text);
--> statement-breakpoint
CREATE INDEX users_administrators ON users (id) WHERE ((role = 'admin'::text) AND is_active);
--> statement-breakpoint
CREATE INDEX stock_requests_waiting ON "stock-requests" (product_id) WHERE (notified_at IS NULL);
--> statement-breakpoint
CREATE INDEX "cash-receipts_settled" ON "cash-receipts" (settled_at);
--> statement-breakpoint
CREATE UNIQUE INDEX payments_paid_once ON payments (order_id) WHERE (status = 'paid'::text);
--> statement-breakpoint
CREATE INDEX payments_to_verify ON payments (created_at) WHERE (status = ANY (ARRAY['pending'::text, 'underpaid'::text, 'overpaid'::text, 'late'::text]));
--> statement-breakpoint
CREATE INDEX refunds_due ON refunds (next_check_at) WHERE (next_check_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX orders_unpaid ON orders (created_at) WHERE ((status = 'pending'::text) AND (payment_method = 'en-ligne'::text));
--> statement-breakpoint
CREATE UNIQUE INDEX "legal-pages_page" ON "legal-pages" (page);
--> statement-breakpoint
CREATE UNIQUE INDEX "delivery-countries_country" ON "delivery-countries" (country);
--> statement-breakpoint
CREATE UNIQUE INDEX "webhook-deliveries_fresh" ON "webhook-deliveries" (webhook_id, transaction, resource, record_id) WHERE (transaction IS NOT NULL);
--> statement-breakpoint
CREATE INDEX orders_history_done ON orders_history (at) WHERE (("to" = 'completed'::text) OR ("from" = 'completed'::text));
--> statement-breakpoint
CREATE INDEX orders_figures ON orders (created_at, status, total_price) WHERE (NOT is_test);
--> statement-breakpoint
CREATE INDEX orders_phone ON orders (phone);
--> statement-breakpoint
CREATE INDEX "cash-receipts_unclosed" ON "cash-receipts" (courier_id) WHERE (closing_id IS NULL);
--> statement-breakpoint
CREATE INDEX payments_verified ON payments (verified_at);
--> statement-breakpoint
CREATE INDEX payments_due ON payments (next_check_at) WHERE (next_check_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX messages_due ON messages (channel, next_try_at) WHERE (next_try_at IS NOT NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX "shop-identities_country" ON "shop-identities" (country);
--> statement-breakpoint
CREATE INDEX "webhook-deliveries_in_order" ON "webhook-deliveries" (webhook_id, record_id, "position") WHERE (status = 'waiting'::text);
--> statement-breakpoint
CREATE INDEX orders_customers ON orders (phone, created_at, id) WHERE (NOT is_test);
--> statement-breakpoint
insert into "shop-identities" ("host", "email", "phone", "address", "country", "vat_rate", "legal_form", "legal_name", "head_office", "row_version", "delivery_times", "withdrawal_days") values
  ('Hébergement par l’exploitant de la boutique, joignable à l’adresse du siège', 'benin@karite.example', '+229 01 97 00 00 00', 'Rue 12.047, quartier Haie Vive, Cotonou', 'BJ', 18, 'SARL', 'Karité', 'Rue 12.047, quartier Haie Vive, Cotonou, Bénin', 1, 'Cotonou et environs : 24 à 48 h ; autres villes : 2 à 5 jours ouvrés', 14),
  ('Hébergement par l’exploitant de la boutique, joignable à l’adresse du siège', 'cotedivoire@karite.example', '+225 07 07 00 00 00', 'Rue des Jardins, Cocody Deux-Plateaux, Abidjan', 'CI', 18, 'SARL', 'Karité', 'Rue 12.047, quartier Haie Vive, Cotonou, Bénin', 1, 'Abidjan : 2 à 4 jours ouvrés ; autres villes : 4 à 7 jours ouvrés', 14),
  ('Hébergement par l’exploitant de la boutique, joignable à l’adresse du siège', 'rdc@karite.example', '+243 812 000 000', 'Avenue de la Justice 41, Gombe, Kinshasa', 'CD', 16, 'SARL', 'Karité', 'Rue 12.047, quartier Haie Vive, Cotonou, Bénin', 1, 'Kinshasa : 5 à 8 jours ouvrés ; autres villes : 7 à 15 jours ouvrés', 14),
  ('Hébergement par l’exploitant de la boutique, joignable à l’adresse du siège', 'congo@karite.example', '+242 06 600 00 00', 'Avenue Foch 18, centre-ville, Brazzaville', 'CG', 18.9, 'SARL', 'Karité', 'Rue 12.047, quartier Haie Vive, Cotonou, Bénin', 1, 'Brazzaville et Pointe-Noire : 5 à 8 jours ouvrés ; autres villes : 7 à 12 jours ouvrés', 14);
--> statement-breakpoint
insert into "legal-pages" ("body", "page", "intro", "title", "row_version") values
  ('## Responsable de la publication
Le représentant légal de la société est responsable de la publication de cette boutique.

## Signaler un contenu
Un contenu qui vous paraît illicite ou inexact peut nous être signalé à l’adresse e-mail de votre pays. Nous répondons à chaque signalement.

## Propriété intellectuelle
Les textes, dessins et photographies de la boutique ne peuvent être reproduits sans accord écrit. Les marques citées appartiennent à leurs propriétaires.', 'mentions-legales', 'Qui vend, et comment nous joindre, dans chacun des pays où nous livrons.', 'Mentions légales', 1),
  ('## Prix
Les prix sont indiqués en francs CFA (FCFA), toutes taxes comprises (TTC), livraison non comprise. Le total à payer, remise et frais de livraison compris, est affiché avant que vous confirmiez.

## Remises
- Les produits marqués en promotion sont vendus 10 % moins cher.
- À partir de 50 000 FCFA d’achats, 10 % de remise s’appliquent aux articles hors promotion.

## Commander
- Choisissez vos produits et ouvrez le panier.
- Indiquez vos coordonnées, la livraison et le paiement.
- Relisez et corrigez ce qu’il faut : rien n’est engagé avant la confirmation.
- Confirmez. Le numéro qui s’affiche vaut accusé de réception ; il vous est aussi envoyé si vous avez donné une adresse e-mail.

Vos commandes, leur contenu et leur facture restent lisibles dans votre compte, ou par le lien de suivi que vous recevez.

## Paiement
- En ligne, par mobile money ou par carte, là où ce moyen est ouvert.
- En espèces, au livreur ou au point relais, à la remise du colis.
- En boutique.

Une commande payée en ligne est confirmée quand le paiement a été vérifié auprès du prestataire.

## Livraison
Les frais dépendent du mode et du lieu de livraison ; ils sont affichés dans le panier et avant la confirmation. La livraison est gratuite à partir de 15 000 FCFA d’achats après remise. Les délais de chaque pays figurent au bas de cette page ; nous vous appelons si l’un d’eux ne peut être tenu.

## Rétractation et retours
Vous pouvez changer d’avis dans le délai de votre pays, indiqué au bas de cette page, à compter de la réception. Les produits reviennent complets, non ouverts, dans leur emballage : pour des raisons d’hygiène, un cosmétique ouvert n’est pas repris, sauf défaut. La demande se fait depuis la commande ; le remboursement suit la réception du retour, par le moyen de votre paiement quand c’est possible.

## Produit abîmé ou non conforme
Signalez-le dès que possible depuis la commande, avec une photographie : nous remplaçons ou remboursons, frais de retour compris.

## Réclamations et droit applicable
Écrivez-nous à l’adresse e-mail de votre pays en indiquant le numéro de commande. À défaut d’accord, les droits et les tribunaux du pays de livraison s’appliquent.', 'conditions-de-vente', 'Ce que vous achetez, à quel prix, comment cela vous parvient, et ce que vous pouvez en faire ensuite.', 'Conditions générales de vente', 1),
  ('## Stockage local
Le navigateur conserve votre panier (« cart »), votre session (« token ») et vos favoris (« wishlist »), ainsi que la saisie d’une commande en cours. Il retient aussi vos cinq dernières recherches (« searches »), les produits que vous avez regardés (« seen »), le pays et la ville de votre dernière livraison (« place ») et, si vous l’avez accepté, que votre panier peut vous être rappelé (« cart-kept »). La liste de vos recherches reste sur votre appareil. Après une connexion, un cookie (« appareil »), gardé un an, reconnaît votre navigateur : les mots de passe qu’un inconnu essaie ne vous bloquent pas.

## Pages gardées
Les pages visitées, leurs images et la page du panier sont gardées dans le navigateur, pour être relues sans connexion.

## Économie de données
Si vous touchez « Économiser mes données », un cookie (« economie ») retient ce choix pendant un an. Il ne sert à rien d’autre.

## Paiement en ligne
Le prestataire de paiement peut déposer ses propres cookies dans sa fenêtre, qui n’est ouverte que si vous payez en ligne.

## Tout effacer
Effacez les données du site dans les réglages du navigateur : le panier, les favoris et la session disparaissent aussitôt.', 'cookies', 'La boutique ne dépose aucun cookie publicitaire ni de mesure d’audience : il n’y a donc rien à accepter.', 'Cookies', 3),
  ('## Ce que nous gardons
- Pour une commande : nom, prénom, numéro WhatsApp, adresse ou point relais, et l’e-mail si vous le donnez.
- Pour un compte : l’e-mail, vos favoris, vos adresses, et une empreinte du mot de passe, jamais le mot de passe.
- Pour un paiement en ligne : son montant, son état et sa référence. Votre numéro de carte ou votre code secret ne nous parviennent jamais.

## À quoi cela sert
À livrer la commande, à vous répondre et à tenir la comptabilité. Rien n’est vendu ni transmis à des fins publicitaires. Le livreur et le prestataire de paiement reçoivent ce qu’il leur faut pour leur tâche, et rien de plus.

## Combien de temps
Le compte est gardé jusqu’à ce que vous le supprimiez. Les commandes et les factures sont gardées aussi longtemps que la loi comptable l’exige, même après la suppression du compte ; elles n’y sont alors plus reliées.

## Ce qui reste sur votre téléphone
Le panier, les favoris et la session sont rangés dans le navigateur. Le panier n’est envoyé qu’au moment de la commande, ou quand vous avez accepté qu’il vous soit rappelé : il est alors gardé 30 jours au plus, et effacé dès que vous retirez cet accord.

## Vos droits
Dans « Mon Profil », vous pouvez télécharger vos données, les corriger, ou supprimer votre compte. Pour toute autre demande d’accès, de rectification, d’effacement ou d’opposition, écrivez-nous à l’adresse e-mail de votre pays. Vous pouvez aussi saisir l’autorité de protection des données de votre pays : l’APDP au Bénin, l’ARTCI en Côte d’Ivoire, ou l’autorité désignée par la loi en RDC et en République du Congo.', 'confidentialite', 'Nous ne demandons que ce qui sert à préparer, livrer et suivre une commande.', 'Confidentialité', 2);
--> statement-breakpoint
insert into "delivery-countries" ("id", "country", "days_to", "is_open", "home_fee", "position", "days_from", "relay_fee", "row_version") values
  ('bd9e9380-e3a9-4217-b093-99e538fc09f3', 'BJ', 5, true, 2000, 1, 2, 1500, 1),
  ('2c88dbf3-b1f7-4e01-ad39-96b2a80f87dc', 'CI', 7, true, 2000, 2, 4, 2500, 1),
  ('cc6aaa3f-3179-47ff-abf7-ff5f7574de26', 'CD', 15, true, 2000, 3, 7, 4000, 1),
  ('ac3d3318-6120-4585-844b-a4fac2ae2ddf', 'CG', 12, true, 2000, 4, 7, 3500, 1);
--> statement-breakpoint
insert into "payment-methods" ("note", "label", "method", "country", "is_open", "currency", "position", "provider", "row_version") values
  (null, 'Mobile money (pawaPay)', 'en-ligne', 'CG', true, 'XAF', 1, 'pawapay', 1),
  (null, 'Mobile money ou carte (KkiaPay)', 'en-ligne', 'CI', true, 'XOF', 2, 'kkiapay', 1),
  (null, 'Mobile money ou carte (KkiaPay)', 'en-ligne', 'BJ', true, 'XOF', 3, 'kkiapay', 1),
  (null, 'Mobile money ou carte (KkiaPay)', 'en-ligne', null, true, 'XOF', 4, 'kkiapay', 1),
  ('Pas encore ouvert en RDC', 'Mobile money (pawaPay)', 'en-ligne', 'CD', false, 'CDF', 5, 'pawapay', 1),
  (null, 'Mobile money (pawaPay)', 'en-ligne', 'CI', true, 'XOF', 6, 'pawapay', 1),
  (null, 'Mobile money (pawaPay)', 'en-ligne', 'BJ', true, 'XOF', 7, 'pawapay', 1),
  (null, 'Espèces à la livraison', 'especes', 'CG', true, null, 8, null, 1),
  (null, 'Espèces à la livraison', 'especes', null, true, null, 9, null, 1),
  (null, 'Espèces à la livraison', 'especes', 'CI', true, null, 10, null, 1),
  (null, 'Espèces à la livraison', 'especes', 'CD', true, null, 11, null, 1),
  (null, 'Espèces à la livraison', 'especes', 'BJ', true, null, 12, null, 1),
  (null, 'En boutique', 'boutique', 'CG', true, null, 13, null, 1),
  (null, 'En boutique', 'boutique', 'CD', true, null, 14, null, 1),
  (null, 'En boutique', 'boutique', 'BJ', true, null, 15, null, 1),
  (null, 'En boutique', 'boutique', 'CI', true, null, 16, null, 1),
  (null, 'En boutique', 'boutique', null, true, null, 17, null, 1);
--> statement-breakpoint
insert into "pricing-rules" ("home_fee", "row_version", "discount_from", "discount_percent", "free_delivery_from") values
  (2000, 1, 50000, 10, 15000);
--> statement-breakpoint
insert into "contact-settings" ("id", "email", "greeting", "whatsapp", "row_version", "professional_site") values
  ('02b1a04c-12ed-4959-9033-3d275e4ea60d', 'bonjour@karite.example', 'Bonjour Karité, j’aimerais un conseil.', '+2290197000000', 1, 'https://pro.karite.example/');
--> statement-breakpoint
insert into "contact-settings_ticker" ("text", "position", "contact_settings_id") values
  ('Support 24h/7', 0, '02b1a04c-12ed-4959-9033-3d275e4ea60d'),
  ('Distributeur officiel de soins dermatologiques', 1, '02b1a04c-12ed-4959-9033-3d275e4ea60d');
--> statement-breakpoint
insert into "contact-settings_networks" ("url", "icon", "position", "contact_settings_id") values
  ('https://www.facebook.com/', 'facebook', 0, '02b1a04c-12ed-4959-9033-3d275e4ea60d'),
  ('https://www.instagram.com/', 'instagram', 1, '02b1a04c-12ed-4959-9033-3d275e4ea60d');
--> statement-breakpoint
insert into "contact-settings_branches" ("name", "email", "hours", "phone", "address", "country", "position", "contact_settings_id") values
  ('Bénin', 'benin@karite.example', 'lundi à samedi, 9 h à 18 h', '+2290197000000', 'Rue 12.047, quartier Haie Vive, Cotonou', 'BJ', 0, '02b1a04c-12ed-4959-9033-3d275e4ea60d'),
  ('Côte d’Ivoire', 'cotedivoire@karite.example', 'lundi à samedi, 9 h à 18 h', '+2250707000000', 'Rue des Jardins, Cocody Deux-Plateaux, Abidjan', 'CI', 1, '02b1a04c-12ed-4959-9033-3d275e4ea60d'),
  ('RDC', 'rdc@karite.example', 'lundi à samedi, 9 h à 18 h', '+243812000000', 'Avenue de la Justice 41, Gombe, Kinshasa', 'CD', 2, '02b1a04c-12ed-4959-9033-3d275e4ea60d'),
  ('République du Congo', 'congo@karite.example', 'lundi à samedi, 9 h à 18 h', '+242066000000', 'Avenue Foch 18, centre-ville, Brazzaville', 'CG', 3, '02b1a04c-12ed-4959-9033-3d275e4ea60d');
--> statement-breakpoint
insert into "identity" ("name", "reach", "trade", "promise", "row_version", "is_name_shown") values
  ('Karité', 'au Bénin, en Côte d’Ivoire et aux deux Congo', 'soins et cosmétiques', 'Distributeur officiel de soins dermatologiques', 1, true);
--> statement-breakpoint
insert into "staff-access" ("row_version", "is_second_factor_required") values
  (1, false);
--> statement-breakpoint
insert into "import-sources" ("row_version") values
  (1);
--> statement-breakpoint
insert into "product-feeds" ("meta", "google", "tiktok", "row_version") values
  (false, false, false, 1);
--> statement-breakpoint
insert into "shop-window" ("first_order", "row_version", "best_seller_days") values
  ('nom', 1, 90);
--> statement-breakpoint
insert into "content-pages" ("place", "title", "summary", "position", "is_started", "row_version") values
  ('home', 'Accueil', null, 1, false, 1),
  ('announcement', 'Bandeau d’annonce', null, 2, false, 1),
  ('stories', 'Notre Histoire', 'Le soin juste, expliqué simplement', 3, false, 1),
  ('menu', 'Menus', null, 4, false, 1),
  ('footer', 'Pied de page', null, 5, false, 1);
--> statement-breakpoint
insert into "reminders" ("hours", "is_on", "row_version") values
  (4, true, 1);
--> statement-breakpoint
insert into "points-settings" ("rate", "is_on", "least", "worth", "row_version") values
  (10, false, 200, 5, 1);
--> statement-breakpoint
insert into "order-settings" ("row_version", "share_by_phone", "orders_by_phone", "share_by_network", "orders_by_network", "unconfirmed_hours") values
  (1, 50, 10, 80, 300, 72);
--> statement-breakpoint
insert into "delivery-countries_cities" ("name", "days_to", "is_relay", "position", "days_from", "delivery_countries_id") values
  ('Porto-Novo', null, true, 1, null, 'bd9e9380-e3a9-4217-b093-99e538fc09f3'),
  ('Parakou', null, true, 2, null, 'bd9e9380-e3a9-4217-b093-99e538fc09f3'),
  ('Djougou', null, true, 4, null, 'bd9e9380-e3a9-4217-b093-99e538fc09f3'),
  ('Bohicon', null, true, 5, null, 'bd9e9380-e3a9-4217-b093-99e538fc09f3'),
  ('Kandi', null, true, 6, null, 'bd9e9380-e3a9-4217-b093-99e538fc09f3'),
  ('Ouidah', null, true, 7, null, 'bd9e9380-e3a9-4217-b093-99e538fc09f3'),
  ('Abomey', null, true, 8, null, 'bd9e9380-e3a9-4217-b093-99e538fc09f3'),
  ('Natitingou', null, true, 9, null, 'bd9e9380-e3a9-4217-b093-99e538fc09f3'),
  ('Bouaké', null, true, 1, null, '2c88dbf3-b1f7-4e01-ad39-96b2a80f87dc'),
  ('Daloa', null, true, 2, null, '2c88dbf3-b1f7-4e01-ad39-96b2a80f87dc'),
  ('Yamoussoukro', null, true, 3, null, '2c88dbf3-b1f7-4e01-ad39-96b2a80f87dc'),
  ('San-Pédro', null, true, 4, null, '2c88dbf3-b1f7-4e01-ad39-96b2a80f87dc'),
  ('Korhogo', null, true, 5, null, '2c88dbf3-b1f7-4e01-ad39-96b2a80f87dc'),
  ('Man', null, true, 6, null, '2c88dbf3-b1f7-4e01-ad39-96b2a80f87dc'),
  ('Divo', null, true, 7, null, '2c88dbf3-b1f7-4e01-ad39-96b2a80f87dc'),
  ('Gagnoa', null, true, 8, null, '2c88dbf3-b1f7-4e01-ad39-96b2a80f87dc'),
  ('Anyama', null, true, 9, null, '2c88dbf3-b1f7-4e01-ad39-96b2a80f87dc'),
  ('Lubumbashi', null, true, 1, null, 'cc6aaa3f-3179-47ff-abf7-ff5f7574de26'),
  ('Mbuji-Mayi', null, true, 2, null, 'cc6aaa3f-3179-47ff-abf7-ff5f7574de26'),
  ('Kisangani', null, true, 3, null, 'cc6aaa3f-3179-47ff-abf7-ff5f7574de26'),
  ('Masina', null, true, 4, null, 'cc6aaa3f-3179-47ff-abf7-ff5f7574de26'),
  ('Kananga', null, true, 5, null, 'cc6aaa3f-3179-47ff-abf7-ff5f7574de26'),
  ('Likasi', null, true, 6, null, 'cc6aaa3f-3179-47ff-abf7-ff5f7574de26'),
  ('Kolwezi', null, true, 7, null, 'cc6aaa3f-3179-47ff-abf7-ff5f7574de26'),
  ('Tshikapa', null, true, 8, null, 'cc6aaa3f-3179-47ff-abf7-ff5f7574de26'),
  ('Beni', null, true, 9, null, 'cc6aaa3f-3179-47ff-abf7-ff5f7574de26'),
  ('Dolisie', null, true, 2, null, 'ac3d3318-6120-4585-844b-a4fac2ae2ddf'),
  ('Nkayi', null, true, 3, null, 'ac3d3318-6120-4585-844b-a4fac2ae2ddf'),
  ('Impfondo', null, true, 4, null, 'ac3d3318-6120-4585-844b-a4fac2ae2ddf'),
  ('Ouesso', null, true, 5, null, 'ac3d3318-6120-4585-844b-a4fac2ae2ddf'),
  ('Madingou', null, true, 6, null, 'ac3d3318-6120-4585-844b-a4fac2ae2ddf'),
  ('Owando', null, true, 7, null, 'ac3d3318-6120-4585-844b-a4fac2ae2ddf'),
  ('Sibiti', null, true, 8, null, 'ac3d3318-6120-4585-844b-a4fac2ae2ddf'),
  ('Mossendjo', null, true, 9, null, 'ac3d3318-6120-4585-844b-a4fac2ae2ddf'),
  ('Cotonou', 2, true, 0, 1, 'bd9e9380-e3a9-4217-b093-99e538fc09f3'),
  ('Abomey-Calavi', 2, true, 3, 1, 'bd9e9380-e3a9-4217-b093-99e538fc09f3'),
  ('Abidjan', 4, true, 0, 2, '2c88dbf3-b1f7-4e01-ad39-96b2a80f87dc'),
  ('Kinshasa', 8, true, 0, 5, 'cc6aaa3f-3179-47ff-abf7-ff5f7574de26'),
  ('Brazzaville', 8, true, 0, 5, 'ac3d3318-6120-4585-844b-a4fac2ae2ddf'),
  ('Pointe-Noire', 8, true, 1, 5, 'ac3d3318-6120-4585-844b-a4fac2ae2ddf');
