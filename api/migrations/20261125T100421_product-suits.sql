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
ALTER TABLE "products_skin_types" ADD CONSTRAINT "products_skin_types_products_id_products_id_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products_hair_types" ADD CONSTRAINT "products_hair_types_products_id_products_id_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "products_skin_types_value" ON "products_skin_types" USING btree ("value","products_id");
--> statement-breakpoint
CREATE INDEX "products_hair_types_value" ON "products_hair_types" USING btree ("value","products_id");
