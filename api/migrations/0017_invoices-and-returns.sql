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
	"quantity" integer NOT NULL
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
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_source_unique" UNIQUE("source"),
	CONSTRAINT "invoices_kind_choice" CHECK ("invoices"."kind" in ('invoice', 'credit-note'))
);

--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);

--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "returns_items" ADD CONSTRAINT "returns_items_returns_id_returns_id_fk" FOREIGN KEY ("returns_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;
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
-- Which orders were lately paid, delivered or cancelled: those get their invoices and credit notes.
CREATE INDEX "orders_history_at" ON "orders_history" USING btree ("at");
--> statement-breakpoint
-- What was issued stays as it was issued; only its certification comes later.
CREATE OR REPLACE FUNCTION keep_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR (NEW.number, NEW.kind, NEW.order_id, NEW.issued_at, NEW.net, NEW.tax, NEW.tax_rate, NEW.total, NEW.source, NEW.document)
      IS DISTINCT FROM (OLD.number, OLD.kind, OLD.order_id, OLD.issued_at, OLD.net, OLD.tax, OLD.tax_rate, OLD.total, OLD.source, OLD.document) THEN
    RAISE EXCEPTION 'an invoice that was issued is neither changed nor deleted';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "invoices_kept" BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION keep_invoice();
