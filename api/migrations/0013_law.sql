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
CREATE INDEX "shop-identities_newest" ON "shop-identities" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "shop-identities_search" ON "shop-identities" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "shop-identities_vat_rate_best" ON "shop-identities" USING btree ("vat_rate" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "shop-identities_vat_rate_least" ON "shop-identities" USING btree ("vat_rate","id");
--> statement-breakpoint
CREATE INDEX "shop-identities_withdrawal_days_best" ON "shop-identities" USING btree ("withdrawal_days" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "shop-identities_withdrawal_days_least" ON "shop-identities" USING btree ("withdrawal_days","id");
--> statement-breakpoint
CREATE INDEX "legal-pages_newest" ON "legal-pages" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "legal-pages_search" ON "legal-pages" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
-- One row a country and one a page, for ever: they are edited, never added to.
CREATE UNIQUE INDEX "shop-identities_country" ON "shop-identities" ("country");
--> statement-breakpoint
CREATE UNIQUE INDEX "legal-pages_page" ON "legal-pages" ("page");
--> statement-breakpoint
-- Of a demonstration: RCCM and tax numbers are left for whoever runs the shop to fill in.
INSERT INTO "shop-identities" (country, legal_name, legal_form, head_office, address, phone, email, host, vat_rate, withdrawal_days, delivery_times) VALUES
('BJ', 'Karité', 'SARL', 'Rue 12.047, quartier Haie Vive, Cotonou, Bénin', 'Rue 12.047, quartier Haie Vive, Cotonou', '+229 01 97 00 00 00', 'benin@karite.example', 'Hébergement par l’exploitant de la boutique, joignable à l’adresse du siège', 18, 14, 'Cotonou et environs : 24 à 48 h ; autres villes : 2 à 5 jours ouvrés'),
('CI', 'Karité', 'SARL', 'Rue 12.047, quartier Haie Vive, Cotonou, Bénin', 'Rue des Jardins, Cocody Deux-Plateaux, Abidjan', '+225 07 07 00 00 00', 'cotedivoire@karite.example', 'Hébergement par l’exploitant de la boutique, joignable à l’adresse du siège', 18, 14, 'Abidjan : 2 à 4 jours ouvrés ; autres villes : 4 à 7 jours ouvrés'),
('CD', 'Karité', 'SARL', 'Rue 12.047, quartier Haie Vive, Cotonou, Bénin', 'Avenue de la Justice 41, Gombe, Kinshasa', '+243 812 000 000', 'rdc@karite.example', 'Hébergement par l’exploitant de la boutique, joignable à l’adresse du siège', 16, 14, 'Kinshasa : 5 à 8 jours ouvrés ; autres villes : 7 à 15 jours ouvrés'),
('CG', 'Karité', 'SARL', 'Rue 12.047, quartier Haie Vive, Cotonou, Bénin', 'Avenue Foch 18, centre-ville, Brazzaville', '+242 06 600 00 00', 'congo@karite.example', 'Hébergement par l’exploitant de la boutique, joignable à l’adresse du siège', 18.9, 14, 'Brazzaville et Pointe-Noire : 5 à 8 jours ouvrés ; autres villes : 7 à 12 jours ouvrés');
--> statement-breakpoint
INSERT INTO "legal-pages" (page, title, intro, body) VALUES
('mentions-legales', 'Mentions légales', 'Qui vend, et comment nous joindre, dans chacun des pays où nous livrons.', $text$## Responsable de la publication
Le représentant légal de la société est responsable de la publication de cette boutique.

## Signaler un contenu
Un contenu qui vous paraît illicite ou inexact peut nous être signalé à l’adresse e-mail de votre pays. Nous répondons à chaque signalement.

## Propriété intellectuelle
Les textes, dessins et photographies de la boutique ne peuvent être reproduits sans accord écrit. Les marques citées appartiennent à leurs propriétaires.$text$),
('conditions-de-vente', 'Conditions générales de vente', 'Ce que vous achetez, à quel prix, comment cela vous parvient, et ce que vous pouvez en faire ensuite.', $text$## Prix
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
Écrivez-nous à l’adresse e-mail de votre pays en indiquant le numéro de commande. À défaut d’accord, les droits et les tribunaux du pays de livraison s’appliquent.$text$),
('confidentialite', 'Confidentialité', 'Nous ne demandons que ce qui sert à préparer, livrer et suivre une commande.', $text$## Ce que nous gardons
- Pour une commande : nom, prénom, numéro WhatsApp, adresse ou point relais, et l’e-mail si vous le donnez.
- Pour un compte : l’e-mail, vos favoris, vos adresses, et une empreinte du mot de passe, jamais le mot de passe.
- Pour un paiement en ligne : son montant, son état et sa référence. Votre numéro de carte ou votre code secret ne nous parviennent jamais.

## À quoi cela sert
À livrer la commande, à vous répondre et à tenir la comptabilité. Rien n’est vendu ni transmis à des fins publicitaires. Le livreur et le prestataire de paiement reçoivent ce qu’il leur faut pour leur tâche, et rien de plus.

## Combien de temps
Le compte est gardé jusqu’à ce que vous le supprimiez. Les commandes et les factures sont gardées aussi longtemps que la loi comptable l’exige, même après la suppression du compte ; elles n’y sont alors plus reliées.

## Ce qui reste sur votre téléphone
Le panier, les favoris et la session sont rangés dans le navigateur. Le panier n’est envoyé qu’au moment de la commande.

## Vos droits
Dans « Mon Profil », vous pouvez télécharger vos données, les corriger, ou supprimer votre compte. Pour toute autre demande d’accès, de rectification, d’effacement ou d’opposition, écrivez-nous à l’adresse e-mail de votre pays. Vous pouvez aussi saisir l’autorité de protection des données de votre pays : l’APDP au Bénin, l’ARTCI en Côte d’Ivoire, ou l’autorité désignée par la loi en RDC et en République du Congo.$text$),
('cookies', 'Cookies', 'La boutique ne dépose aucun cookie publicitaire ni de mesure d’audience : il n’y a donc rien à accepter.', $text$## Stockage local
Le navigateur conserve votre panier (« cart »), votre session (« token ») et vos favoris (« wishlist »), ainsi que la saisie d’une commande en cours.

## Pages gardées
Les pages visitées, leurs images et la page du panier sont gardées dans le navigateur, pour être relues sans connexion.

## Économie de données
Si vous touchez « Économiser mes données », un cookie (« economie ») retient ce choix pendant un an. Il ne sert à rien d’autre.

## Paiement en ligne
Le prestataire de paiement peut déposer ses propres cookies dans sa fenêtre, qui n’est ouverte que si vous payez en ligne.

## Tout effacer
Effacez les données du site dans les réglages du navigateur : le panier, les favoris et la session disparaissent aussitôt.$text$);
