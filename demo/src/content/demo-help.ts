import type { DemoContent } from '../types.ts';

const help = (slug: string, title: string, summary: string, blocks: DemoContent['blocks']): DemoContent => ({
  place: 'help',
  slug,
  title,
  summary,
  blocks,
});

/** Frequent questions of customers. Amounts that administrators set are not repeated, because the cart shows them. */
export const demoHelp: readonly DemoContent[] = [
  help('livraison', 'Livraison', 'À domicile ou en point relais, dans quatre pays.', [
    {
      id: 'ways',
      kind: 'richText',
      title: 'Où et comment',
      html: '<p>Nous livrons au <strong>Bénin</strong>, en <strong>Côte d’Ivoire</strong>, en <strong>RDC</strong> et au <strong>Congo</strong>.</p><ul><li><strong>À domicile</strong> : un livreur vous appelle avant de passer.</li><li><strong>En point relais</strong> : vous choisissez la ville à la commande et vous retirez votre colis quand il y est.</li></ul><p>Les frais dépendent du pays et de la ville ; le panier les montre avant que vous ne commandiez.</p>',
    },
    {
      id: 'questions',
      kind: 'questions',
      title: 'Questions fréquentes',
      questions: [
        {
          question: 'Quand la livraison est-elle gratuite ?',
          answer: 'À partir du montant affiché en haut de chaque page, après remise.',
        },
        {
          question: 'Comment suivre ma commande ?',
          answer:
            'Par le lien de votre confirmation, ou sur la page « Suivre une commande » avec votre numéro de commande et votre téléphone.',
        },
        {
          question: 'Je n’ai pas d’adresse précise',
          answer: 'Donnez un point de repère connu et votre numéro : le livreur vous appelle pour trouver le chemin.',
        },
      ],
    },
  ]),
  help('paiement', 'Paiement', 'En ligne, en espèces ou en boutique.', [
    {
      id: 'ways',
      kind: 'richText',
      title: 'Trois façons de payer',
      html: '<ul><li><strong>En ligne</strong> : mobile money ou carte, sur une page sûre.</li><li><strong>Espèces</strong> : au livreur, quand vous recevez votre colis.</li><li><strong>En boutique</strong> : à la caisse, quand vous venez chercher votre commande.</li></ul><p>Celles qui sont ouvertes dans votre pays sont proposées à la commande.</p>',
    },
    {
      id: 'questions',
      kind: 'questions',
      title: 'Questions fréquentes',
      questions: [
        {
          question: 'Mon paiement en ligne n’a pas abouti',
          answer:
            'Votre commande et votre panier sont gardés : rouvrez la commande et payez de nouveau. Rien n’est débité deux fois.',
        },
        {
          question: 'Comment avoir une facture ?',
          answer: 'Elle se télécharge sur la page de votre commande dès qu’elle est établie.',
        },
      ],
    },
  ]),
  help('retours', 'Retours et remboursements', 'Un article ne convient pas : que faire ?', [
    {
      id: 'how',
      kind: 'richText',
      title: 'Demander un retour',
      html: '<ol><li>Ouvrez votre commande et demandez le retour des articles, avec le motif.</li><li>Nous vous répondons et convenons de la reprise du colis.</li><li>Le remboursement part quand l’article est revenu.</li></ol><p>Le délai de votre pays est écrit dans nos conditions de vente. Pour votre santé, un soin ouvert n’est pas repris, sauf s’il est défectueux.</p>',
    },
  ]),
  help('contact', 'Nous écrire', 'Une conseillère vous répond, en français.', [
    {
      id: 'how',
      kind: 'richText',
      title: 'Par messagerie, téléphone ou e-mail',
      html: '<p>Le bouton de messagerie est en bas de chaque page. Les adresses, numéros et e-mails de nos boutiques sont au pied de chaque page.</p><p>Pour une commande, donnez son numéro : nous la retrouvons aussitôt.</p>',
    },
  ]),
];
