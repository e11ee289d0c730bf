import type { RootKey } from '../catalogue/categories.ts';

/** How content a review is: four or five stars, three, one or two. */
export type Mood = 'good' | 'fair' | 'poor';
type Words = Record<Mood, readonly string[]>;

/** Sentences about the products of a root category. */
export const ofCategory: Record<RootKey, Words> = {
  visage: {
    good: [
      'Ma peau est plus nette au bout de trois semaines, et elle ne tire plus.',
      'J’ai la peau mixte et, même avec l’harmattan, elle reste confortable jusqu’au soir.',
      'La texture est légère, rien ne colle malgré la chaleur.',
      'Une petite quantité suffit : il me dure plus de deux mois.',
      'Ma sœur m’a demandé ce que j’avais changé, c’est bon signe.',
      'Aucune réaction alors que ma peau est très sensible.',
    ],
    fair: [
      'Agréable à utiliser, mais je ne vois pas encore de vraie différence après un mois.',
      'Bon soin, l’odeur est un peu forte à mon goût.',
    ],
    poor: ['Ma peau a tiré dès le deuxième jour, j’ai dû arrêter.', 'Trop riche pour ma peau grasse.'],
  },
  corps: {
    good: [
      'Ma peau reste douce toute la journée, même après la douche du soir.',
      'Ça pénètre vite et ça ne tache pas les vêtements.',
      'Mes coudes et mes talons n’ont jamais été aussi doux.',
      'L’odeur est discrète et naturelle, toute la famille s’en sert.',
      'Parfait pendant la saison sèche : fini la peau grise sur les jambes.',
      'On en met peu et cela suffit largement.',
    ],
    fair: ['Bien, mais il faut en remettre dans la journée.', 'J’aime la texture, moins le parfum.'],
    poor: ['Trop gras pour moi, j’ai fini par le donner.', 'Le parfum est vraiment trop fort.'],
  },
  cheveux: {
    good: [
      'Mes cheveux crépus se démêlent enfin sans casse.',
      'Mes boucles tiennent trois jours sans carton ni résidus.',
      'Je l’utilise entre deux tresses, mon cuir chevelu ne gratte plus.',
      'Les cheveux sont souples et brillants, sans être lourds.',
      'Ma fille ne pleure plus au moment du coiffage !',
      'Je vois moins de cheveux sur le peigne depuis un mois.',
    ],
    fair: [
      'Pas mal, mais il en faut beaucoup sur des cheveux épais.',
      'Le résultat est bien le premier jour, moins le lendemain.',
    ],
    poor: ['Mes cheveux étaient plus secs après.', 'Cela n’a rien changé sur mes cheveux défrisés.'],
  },
  solaire: {
    good: [
      'Enfin une protection qui ne laisse pas de voile blanc sur peau noire.',
      'Toute une journée à la plage et aucun coup de soleil.',
      'Je le mets sous mon maquillage, et rien ne bouloche.',
      'Ne coule pas dans les yeux quand on transpire.',
      'Mes taches ne foncent plus depuis que je le mets chaque matin.',
    ],
    fair: ['Protège bien, mais brille un peu sur la peau.', 'Il faut bien masser pour que tout pénètre.'],
    poor: ['Il laisse des traces blanches sur ma peau.', 'Trop collant pour une journée de travail.'],
  },
  maquillage: {
    good: [
      'La couleur est exactement celle de la photo, et elle tient toute la journée.',
      'Le rendu est beau sur ma peau foncée, rien ne vire.',
      'J’ai dansé toute la nuit à un mariage, rien n’a bougé.',
      'Facile à poser, même sans habitude.',
      'Bien pigmenté, un seul passage suffit.',
      'Confortable du matin au soir, rien ne dessèche.',
    ],
    fair: ['Jolie teinte, mais il faut des retouches à midi.', 'Un peu plus clair que sur la photo.'],
    poor: ['La teinte ne correspond pas du tout à la photo sur ma peau.', 'Cela ne tient pas avec la chaleur.'],
  },
  parfums: {
    good: [
      'On m’en demande le nom à chaque sortie.',
      'Offert à ma mère pour son anniversaire, elle a adoré.',
      'Une odeur chaude, élégante, pas du tout écœurante.',
      'L’emballage fait vraiment cadeau.',
      'Je le réserve aux grandes occasions, et il fait toujours son effet.',
    ],
    fair: ['Très bon, mais il tient moins longtemps que je ne pensais.', 'Agréable, un peu sucré pour moi.'],
    poor: ['Je ne sens plus rien au bout de deux heures.', 'Pas du tout l’odeur que la description laisse imaginer.'],
  },
  bebe: {
    good: [
      'Mon fils a la peau très sensible et ne fait plus de rougeurs.',
      'Une odeur toute douce, on ne s’en lasse pas.',
      'Conseillé par la sage-femme, je comprends pourquoi.',
      'Le bain est devenu un plaisir.',
      'Je m’en sers aussi pour moi, c’est dire.',
    ],
    fair: ['Doux, mais la contenance part vite avec deux enfants.', 'Bien, un peu difficile à doser d’une main.'],
    poor: ['Ma fille a eu quelques boutons, nous avons arrêté.'],
  },
  hommes: {
    good: [
      'Plus de boutons après le rasage, depuis la première semaine.',
      'Ma barbe est souple et ne gratte plus.',
      'Simple, efficace, une odeur qui reste discrète.',
      'Acheté pour mon mari, qui a déjà redemandé le même.',
      'Pratique à emporter à la salle.',
    ],
    fair: ['Fait le travail, sans plus.', 'Bon produit, la dose est un peu petite pour le prix.'],
    poor: ['Cela picote trop sur ma peau après le rasage.'],
  },
};

/** Sentences about any product: its delivery, its price, coming back. */
export const ofAny: Words = {
  good: [
    'Livré en deux jours, bien emballé.',
    'Exactement comme sur la photo.',
    'C’est ma deuxième commande, et pas la dernière.',
    'Le prix est juste pour cette qualité.',
    'Une amie me l’avait conseillé, elle avait raison.',
    'Retiré au point relais sans attendre, rien à redire.',
    'Je recommande les yeux fermés.',
  ],
  fair: [
    'La livraison a pris une semaine, c’est un peu long.',
    'Un peu cher pour la contenance.',
    'À voir sur la durée.',
  ],
  poor: [
    'L’emballage était abîmé à l’arrivée.',
    'Je n’en reprendrai pas.',
    'Je m’attendais à mieux d’après la description.',
  ],
};

/** What the shop does not publish. */
export const refusedWords: readonly string[] = [
  'Le même se vend moins cher ailleurs, écrivez-moi en privé !!!',
  'Gagnez de l’argent depuis chez vous, contactez-moi vite.',
  'Je n’ai pas encore reçu mon colis, où en est ma commande ?',
  'nul nul nul',
];

/** Replies of the shop. */
export const answers: Words = {
  good: [
    'Merci beaucoup pour votre confiance, à très bientôt !',
    'Merci, votre message fait plaisir à toute l’équipe.',
    'Un grand merci d’avoir pris le temps de nous écrire.',
  ],
  fair: [
    'Merci pour ce retour sincère, il nous aide à mieux choisir ce que nous proposons.',
    'Merci de votre avis. Écrivez-nous si nous pouvons vous conseiller un autre produit.',
  ],
  poor: [
    'Nous sommes désolés de cette déception. Écrivez-nous depuis la page Contact, nous trouverons une solution.',
    'Merci de nous l’avoir dit. Notre équipe vous appelle pour voir ce que nous pouvons faire.',
  ],
};
