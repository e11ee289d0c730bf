import type { RootKey, ShelfKey } from './categories.ts';

/** How a product is used, by shelf. */
export const usages: Record<ShelfKey, readonly string[]> = {
  nettoyants: [
    'Appliquer sur peau humide, masser une minute puis rincer à l’eau tiède.',
    'S’utilise matin et soir, en évitant le contour immédiat des yeux.',
    'Une petite quantité suffit pour le visage et le cou, à rincer soigneusement.',
  ],
  serums: [
    'Déposer quelques gouttes sur une peau propre, avant la crème.',
    'Appliquer le soir sur le visage et le cou, en tapotant du bout des doigts.',
    'S’utilise matin ou soir ; le jour, compléter par une protection solaire.',
  ],
  'cremes-visage': [
    'Chauffer une noisette entre les doigts et lisser du centre vers l’extérieur.',
    'Appliquer sur une peau propre et sèche, sans oublier le cou.',
    'Convient comme base de maquillage après deux minutes de pause.',
  ],
  masques: [
    'À utiliser une à deux fois par semaine sur une peau nettoyée, puis rincer.',
    'Étaler en couche régulière, laisser agir dix minutes et retirer à l’eau tiède.',
    'Travailler par petits cercles sur peau humide, en insistant sur le nez et le menton.',
  ],
  'anti-taches': [
    'Appliquer chaque soir sur les zones concernées pendant huit semaines au moins.',
    'À compléter chaque matin par une protection solaire, condition du résultat.',
    'Commencer un soir sur deux, puis tous les jours si la peau le tolère bien.',
  ],
  laits: [
    'Masser sur tout le corps après la douche, sur une peau encore légèrement humide.',
    'Deux pressions suffisent pour les jambes, une pour chaque bras.',
    'S’applique chaque jour, en insistant sur les coudes, les genoux et les chevilles.',
  ],
  beurres: [
    'Prélever une noisette, la faire fondre entre les paumes et masser les zones sèches.',
    'S’utilise le soir sur les coudes, les talons et les lèvres.',
    'Appliquer par petites touches, toujours sur une peau propre.',
  ],
  savons: [
    'Faire mousser entre les mains, masser puis rincer abondamment.',
    'Laisser sécher entre deux utilisations pour prolonger sa durée de vie.',
    'Convient à un usage quotidien, pour le corps comme pour les mains.',
  ],
  'gommages-corps': [
    'Masser sous la douche par mouvements circulaires, puis rincer.',
    'Une à deux fois par semaine suffisent pour garder la peau lisse.',
    'Insister sur les coudes, les genoux et les talons, en évitant les peaux irritées.',
  ],
  'mains-pieds': [
    'Appliquer aussi souvent que nécessaire, en massant jusqu’à pénétration.',
    'Le soir, poser en couche épaisse et laisser agir toute la nuit.',
    'À garder à portée de main, au bureau comme sur la table de nuit.',
  ],
  shampoings: [
    'Émulsionner dans les mains, masser le cuir chevelu et rincer soigneusement.',
    'Deux lavages par mois suffisent sous les coiffures protectrices.',
    'Laisser poser deux minutes avant de rincer à l’eau tiède.',
  ],
  'masques-cheveux': [
    'Appliquer mèche par mèche sur cheveux essorés, laisser poser vingt minutes puis rincer.',
    'Répartir au peigne à dents larges, en insistant sur les pointes.',
    'Pour un soin plus profond, couvrir d’une charlotte chaude pendant la pose.',
  ],
  'huiles-cheveux': [
    'Masser quelques gouttes sur le cuir chevelu, deux à trois fois par semaine.',
    'Appliquer sur cheveux humides pour retenir l’hydratation.',
    'Répartir du bout des doigts sur les longueurs et les pointes.',
  ],
  coiffants: [
    'Répartir sur cheveux humides, section par section, puis laisser sécher à l’air.',
    'S’utilise le matin pour réveiller la coiffure, sans rinçage.',
    'Une petite quantité suffit : mieux vaut en remettre que d’en ôter.',
  ],
  'solaire-visage': [
    'Appliquer généreusement avant l’exposition et renouveler toutes les deux heures.',
    'Deux longueurs de doigt suffisent pour le visage et le cou.',
    'À poser en dernier geste du matin, juste avant le maquillage.',
  ],
  'solaire-corps': [
    'Étaler avant l’exposition et renouveler après chaque baignade.',
    'Ne pas s’exposer aux heures les plus chaudes, même avec une protection.',
    'Bien agiter, appliquer uniformément et laisser sécher une minute.',
  ],
  'apres-soleil': [
    'Appliquer généreusement au retour de la plage, sans frotter.',
    'Conserver au réfrigérateur pour un effet frais immédiat.',
    'Renouveler le soir et le lendemain matin.',
  ],
  teint: [
    'S’applique au pinceau, à l’éponge ou aux doigts, du centre vers l’extérieur.',
    'Déposer par touches légères et estomper jusqu’à fondre les bords.',
    'Se pose après la crème hydratante et se retouche sans marquer.',
  ],
  yeux: [
    'Appliquer au ras des cils puis estomper vers l’extérieur.',
    'Travailler en couches fines, du plus clair au plus foncé.',
    'Se retire facilement avec une huile démaquillante.',
  ],
  levres: [
    'Partir du centre de la lèvre et suivre le contour sans trop charger.',
    'Pour une tenue plus longue, appliquer une couche, tamponner, puis recommencer.',
    'S’utilise seul ou par-dessus un crayon de la même famille.',
  ],
  ongles: [
    'Poser deux couches fines sur un ongle propre et laisser sécher trois minutes.',
    'Protéger d’une base et prolonger d’un top coat brillant.',
    'Renouveler chaque semaine pour une main toujours soignée.',
  ],
  'eaux-de-parfum': [
    'Vaporiser aux points de pulsation : poignets, cou, creux des coudes.',
    'Deux gestes suffisent, la peau chaude fait le reste.',
    'À porter seul ou sur une peau hydratée, pour un sillage plus long.',
  ],
  brumes: [
    'Vaporiser à vingt centimètres, aussi souvent que l’envie s’en fait sentir.',
    'À glisser dans le sac pour se rafraîchir entre deux rendez-vous.',
    'Se pose sur la peau, les cheveux ou les vêtements, sans tacher.',
  ],
  'huiles-parfumees': [
    'Masser sur peau sèche ou légèrement humide, jusqu’à pénétration.',
    'Quelques gouttes aux poignets ou dans la nuque suffisent.',
    'Agiter avant l’emploi et appliquer en longs mouvements.',
  ],
  coffrets: [
    'Le mode d’emploi de chaque soin est détaillé sur une carte glissée dans la boîte.',
    'Livré emballé, avec un mot manuscrit sur simple demande.',
    'Les soins se rangent dans l’étui une fois le cadeau ouvert.',
  ],
  'toilette-bebe': [
    'Faire mousser dans la main, laver doucement puis rincer et sécher sans frotter.',
    'S’utilise dès la naissance, à chaque bain ou à chaque change.',
    'Tester au préalable sur une petite zone, comme tout produit pour bébé.',
  ],
  'soins-bebe': [
    'Réchauffer entre les mains et masser doucement, du ventre vers les pieds.',
    'Appliquer sur une peau propre et bien sèche.',
    'S’utilise chaque jour, après le bain ou au moment du change.',
  ],
  maman: [
    'Masser matin et soir par mouvements circulaires, sans appuyer.',
    'Convient pendant la grossesse et l’allaitement.',
    'Appliquer en fine couche, aussi souvent que nécessaire.',
  ],
  barbe: [
    'Répartir dans la barbe à mains nues, puis peigner dans le sens du poil.',
    'Appliquer sur une peau propre et légèrement humide.',
    'Une petite quantité suffit, à masser jusqu’à la peau.',
  ],
  'visage-homme': [
    'À utiliser matin et soir, en évitant le contour des yeux.',
    'Appliquer sur tout le visage, y compris les zones rasées.',
    'Un seul geste par jour suffit, le matin de préférence.',
  ],
  'corps-homme': [
    'S’utilise chaque jour, sous la douche ou juste après.',
    'Appliquer sur une peau propre et parfaitement sèche.',
    'Masser, rincer, s’habiller : rien de plus.',
  ],
};

/** The people that it suits, by root. */
export const closings: Record<RootKey, readonly string[]> = {
  visage: [
    'Convient à tous les types de peau, même sensibles.',
    'Recommandé aux peaux mixtes à grasses, sous climat chaud.',
    'Testé sous contrôle dermatologique, sans savon ni huile minérale.',
    'Idéal pour les peaux sèches ou fatiguées.',
  ],
  corps: [
    'Convient aux peaux normales à très sèches.',
    'Formulé sans hydroquinone ni dérivés cortisonés.',
    'Toute la famille peut l’utiliser, dès trois ans.',
    'La formule est fabriquée en petites séries.',
  ],
  cheveux: [
    'Convient aux cheveux crépus, frisés, bouclés ou défrisés.',
    'Sans silicone, sans paraffine et sans alcool desséchant.',
    'Compatible avec les tresses, les locks et les perruques.',
  ],
  solaire: [
    'Convient à toutes les carnations, sans voile blanc.',
    'Filtres sélectionnés pour ménager les fonds marins.',
    'Testé sur peaux sensibles, non comédogène.',
  ],
  maquillage: [
    'Testé sur plus de vingt carnations, du sable clair à l’ébène.',
    'Sans parfum et non comédogène.',
    'La tenue a été éprouvée par trente-deux degrés et un air humide.',
  ],
  parfums: [
    'Présenté dans un étui rigide, prêt à offrir.',
    'Composé et conditionné en petites séries.',
    'Convient aux femmes comme aux hommes.',
  ],
  bebe: [
    'Formule hypoallergénique, sans parfum allergène ni colorant.',
    'Mis au point avec des sages-femmes et des pédiatres.',
    'Plus de 95 % d’ingrédients d’origine naturelle.',
  ],
  hommes: [
    'Convient aux peaux sensibles et aux poils qui frisent.',
    'Un parfum boisé discret, qui s’efface en une heure.',
    'Flacon solide, fait pour le sac de sport.',
  ],
};
