-- expands
CREATE TABLE "product-alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"status" text COLLATE "fr-x-icu" NOT NULL,
	"to" text COLLATE "fr-x-icu",
	"reason" text COLLATE "fr-x-icu",
	"product_id" uuid,
	"chat" text COLLATE "fr-x-icu",
	"price" numeric(12, 2),
	"seen_price" numeric(12, 2),
	"seen_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "product-alerts_reason_product_id_to_unique" UNIQUE("reason","product_id","to"),
	CONSTRAINT "product-alerts_status_choice" CHECK ("product-alerts"."status" in ('waiting', 'due', 'notified')),
	CONSTRAINT "product-alerts_reason_choice" CHECK ("product-alerts"."reason" in ('stock', 'price'))
);
--> statement-breakpoint
ALTER TABLE "product-alerts" ADD CONSTRAINT "product-alerts_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "product-alerts_newest" ON "product-alerts" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "product-alerts_status" ON "product-alerts" USING btree ("status");
--> statement-breakpoint
CREATE INDEX "product-alerts_reason" ON "product-alerts" USING btree ("reason");
--> statement-breakpoint
CREATE INDEX "product-alerts_product_id" ON "product-alerts" USING btree ("product_id");
