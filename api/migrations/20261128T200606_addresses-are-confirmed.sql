-- expands: texts of messages lose their links, which no release reads but to show them; the cookies page says one thing more
CREATE TABLE "sign_in_places" (
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_places_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "reset_links" ADD COLUMN "is_mailed" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "stock-requests" ADD COLUMN "user_id" uuid;
--> statement-breakpoint
-- What was written so far held links that open an account or an order. Messages that still leave carry them in their body.
UPDATE "messages" SET row_version = row_version + 1, "text" = CASE WHEN event = 'account' THEN NULL
  ELSE regexp_replace("text", 'https?://\S+', '[lien]', 'g') END
  WHERE "text" IS NOT NULL AND (event = 'account' OR "text" ~ 'https?://');
--> statement-breakpoint
-- A text that the shop has written anew is left as it is.
UPDATE "legal-pages" SET row_version = row_version + 1, updated_at = now(), body = replace(body,
  'La liste de vos recherches reste sur votre appareil.',
  'La liste de vos recherches reste sur votre appareil. Après une connexion, un cookie (« appareil »), gardé un an, reconnaît votre navigateur : les mots de passe qu’un inconnu essaie ne vous bloquent pas.')
  WHERE body LIKE '%La liste de vos recherches reste sur votre appareil.%';
