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
ALTER TABLE "point-movements" ADD CONSTRAINT "point-movements_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
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
CREATE INDEX "points-settings_newest" ON "points-settings" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE UNIQUE INDEX "points-settings_single" ON "points-settings" USING btree ((true));
--> statement-breakpoint
INSERT INTO "points-settings" DEFAULT VALUES;
