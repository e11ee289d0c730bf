-- expands: a review that the former release adds has no votes
CREATE TABLE "review-votes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"review_id" uuid NOT NULL,
	"user_id" uuid,
	"device" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "review-votes_review_id_user_id_unique" UNIQUE("review_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "skin_type" text COLLATE "fr-x-icu";
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hair_type" text COLLATE "fr-x-icu";
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "helpful" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "review-votes" ADD CONSTRAINT "review-votes_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review-votes" ADD CONSTRAINT "review-votes_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "review-votes_newest" ON "review-votes" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "review-votes_review_id" ON "review-votes" USING btree ("review_id");
--> statement-breakpoint
CREATE INDEX "review-votes_user_id" ON "review-votes" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "reviews_skin_type" ON "reviews" USING btree ("skin_type");
--> statement-breakpoint
CREATE INDEX "reviews_skin_type_best" ON "reviews" USING btree ("skin_type" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "reviews_skin_type_least" ON "reviews" USING btree ("skin_type","id");
--> statement-breakpoint
CREATE INDEX "reviews_hair_type" ON "reviews" USING btree ("hair_type");
--> statement-breakpoint
CREATE INDEX "reviews_hair_type_best" ON "reviews" USING btree ("hair_type" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "reviews_hair_type_least" ON "reviews" USING btree ("hair_type","id");
--> statement-breakpoint
CREATE INDEX "reviews_helpful" ON "reviews" USING btree ("helpful","id");
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_skin_type_choice" CHECK ("reviews"."skin_type" in ('normale', 'seche', 'mixte', 'grasse', 'sensible', 'imperfections', 'taches'));
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_hair_type_choice" CHECK ("reviews"."hair_type" in ('crepus', 'boucles', 'lisses', 'secs', 'abimes', 'gras', 'colores'));
