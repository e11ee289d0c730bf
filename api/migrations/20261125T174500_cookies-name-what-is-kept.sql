-- What the browser keeps since the shop remembers searches, products that were looked at and where an order goes, and since a
-- cart may be kept for who agreed. A text that the shop has written anew is left as it is.
UPDATE "legal-pages" SET row_version = row_version + 1, updated_at = now(), body = replace(body,
  'Le navigateur conserve votre panier (« cart »), votre session (« token ») et vos favoris (« wishlist »), ainsi que la saisie d’une commande en cours.',
  'Le navigateur conserve votre panier (« cart »), votre session (« token ») et vos favoris (« wishlist »), ainsi que la saisie d’une commande en cours. Il retient aussi vos cinq dernières recherches (« searches »), les produits que vous avez regardés (« seen »), le pays et la ville de votre dernière livraison (« place ») et, si vous l’avez accepté, que votre panier peut vous être rappelé (« cart-kept »). La liste de vos recherches reste sur votre appareil.')
WHERE page = 'cookies' AND body LIKE '%ainsi que la saisie d’une commande en cours.%';
--> statement-breakpoint
UPDATE "legal-pages" SET row_version = row_version + 1, updated_at = now(), body = replace(body,
  'Le panier n’est envoyé qu’au moment de la commande.',
  'Le panier n’est envoyé qu’au moment de la commande, ou quand vous avez accepté qu’il vous soit rappelé : il est alors gardé 30 jours au plus, et effacé dès que vous retirez cet accord.')
WHERE page = 'confidentialite' AND body LIKE '%Le panier n’est envoyé qu’au moment de la commande.%';
