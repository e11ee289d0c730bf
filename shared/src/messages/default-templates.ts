import type { Template } from './define-message.ts';
import type { ChannelName, MessageEvent } from './labels.ts';

const email = (subject: string, ...paragraphs: string[]): Template => ({
  subject,
  text: ['Bonjour {{prenom}},', ...paragraphs].join('\n\n'),
  html: null,
  isOn: true,
});
/** Each costs the shop money: off until an administrator wants it. */
const sms = (text: string): Template => ({ subject: null, text, html: null, isOn: false });
const chat = (...paragraphs: string[]): Template => ({
  subject: null,
  text: ['Bonjour {{prenom}},', ...paragraphs].join('\n\n'),
  html: null,
  isOn: true,
});

const FOLLOW = 'Suivez-la ici (ce lien vaut une clé : ne le partagez pas) :\n\n{{lien}}';
const REQUESTED_ALERT = 'Vous recevez ce message parce que vous l’avez demandé ; il ne sera pas répété.';

/** What is written where an administrator has written nothing else. */
export const TEMPLATES: Record<MessageEvent, Partial<Record<ChannelName, Template>>> = {
  'order-placed': {
    email: email(
      'Votre commande {{commande}}',
      'Votre commande {{numero}} est enregistrée. Merci de votre confiance !',
      '{{articles}}',
      '{{montants}}',
      FOLLOW,
    ),
    sms: sms('Votre commande {{numero}} est enregistrée. Total : {{total}}. Merci de votre confiance !'),
    whatsapp: chat(
      'Nous avons bien reçu votre commande {{numero}} :',
      '{{articles}}',
      'Total : {{total}}. {{suite}}',
      '{{lien}}',
    ),
  },
  'payment-awaited': {
    whatsapp: chat(
      'Votre commande {{numero}} ({{total}}) attend son paiement. Vous pouvez la payer ici :',
      '{{lien}}',
      'Avez-vous besoin d’aide ?',
    ),
  },
  'payment-short': {
    email: email(
      'Paiement incomplet de votre commande {{numero}}',
      'Nous avons reçu {{recu}} pour votre commande {{numero}} ; il manque {{reste}} sur un total de {{total}}. Nous vous contactons pour la suite.',
      FOLLOW,
    ),
    sms: sms('Commande {{numero}} : {{recu}} reçus sur {{total}}. Il manque {{reste}}.'),
    whatsapp: chat(
      'Nous avons reçu {{recu}} pour votre commande {{numero}} ; il manque {{reste}}. Comment souhaitez-vous payer le reste ?',
      '{{lien}}',
    ),
  },
  'payment-received': {
    email: email(
      'Paiement reçu : commande {{numero}}',
      'Nous avons reçu votre paiement de {{recu}}. Votre commande {{numero}} est confirmée et nous la préparons.',
      FOLLOW,
    ),
    sms: sms('Paiement reçu : {{recu}}. Votre commande {{numero}} est confirmée.'),
    whatsapp: chat(
      'Nous avons bien reçu votre paiement. Votre commande {{numero}} est en préparation ; nous vous écrivons dès qu’elle est prête.',
      '{{lien}}',
    ),
  },
  'order-shipped': {
    email: email(
      'Votre commande {{numero}} est en route',
      'Votre commande {{numero}} est partie. Livraison : {{livraison}}. Paiement : {{paiement}}.',
      FOLLOW,
    ),
    sms: sms('Votre commande {{numero}} est en route. Total : {{total}}.'),
    whatsapp: chat('Votre commande {{numero}} est en route. Serez-vous disponible pour la recevoir ?', '{{lien}}'),
  },
  'order-ready': {
    email: email(
      'Votre commande {{numero}} vous attend',
      'Votre commande {{numero}} vous attend à : {{boutique}}. Total : {{total}}. Paiement : {{paiement}}.',
      'Donnez ce numéro à la caisse : il suffit pour la retirer.',
      FOLLOW,
    ),
    sms: sms('Votre commande {{numero}} vous attend à : {{boutique}}. Total : {{total}}.'),
    whatsapp: chat(
      'Votre commande {{numero}} vous attend à : {{boutique}}. Quand pensez-vous passer la retirer ?',
      '{{lien}}',
    ),
  },
  'order-completed': {
    email: email(
      'Merci pour votre commande {{numero}}',
      'Votre commande {{numero}} est terminée. Nous espérons que tout vous plaît : au moindre souci, répondez à ce message.',
      '{{lien}}',
    ),
    sms: sms('Votre commande {{numero}} est terminée. Merci et à bientôt !'),
    whatsapp: chat('Votre commande {{numero}} vous a été remise. Tout vous plaît ? Merci de votre confiance !'),
  },
  'order-cancelled': {
    email: email(
      'Votre commande {{numero}} est annulée',
      'Votre commande {{numero}} est annulée : vous ne la recevrez pas. Si c’est une erreur, écrivez-nous.',
      '{{lien}}',
    ),
    sms: sms('Votre commande {{numero}} est annulée. Si c’est une erreur, contactez-nous.'),
    whatsapp: chat('Votre commande {{numero}} est annulée. Si c’est une erreur, dites-le-nous ici.'),
  },
  'order-unconfirmed': {
    email: email(
      'Votre commande {{numero}} n’a pas été confirmée',
      'Nous n’avons pas pu confirmer votre commande {{numero}} avec vous : elle est annulée, et ses articles sont de nouveau en vente. Rien ne vous est demandé.',
      'Vous pouvez la repasser quand vous voulez, ou nous écrire : nous la reprendrons ensemble.',
      '{{lien}}',
    ),
    sms: sms('Votre commande {{numero}} n’a pas été confirmée : elle est annulée. Pour la reprendre, contactez-nous.'),
    whatsapp: chat(
      'Votre commande {{numero}} n’a pas pu être confirmée et a été annulée. Souhaitez-vous que nous la reprenions ensemble ?',
    ),
  },
  // Sent only by the channels that sent the mistaken status: an administrator has those switched on.
  'order-corrected': {
    email: email(
      'Commande {{numero}} : statut corrigé',
      'Notre message précédent sur votre commande {{numero}} était une erreur, et nous nous en excusons. Son statut est à présent : {{statut}}.',
      FOLLOW,
    ),
    sms: {
      ...sms(
        'Commande {{numero}} : notre message précédent était une erreur. Statut : {{statut}}. Toutes nos excuses.',
      ),
      isOn: true,
    },
  },
  'refund-made': {
    email: email(
      'Remboursement de votre commande {{numero}}',
      'Nous vous remboursons {{rembourse}} pour votre commande {{numero}}.',
      '{{lien}}',
    ),
    sms: sms('Commande {{numero}} : {{rembourse}} vous sont remboursés.'),
    whatsapp: chat('Nous vous remboursons {{rembourse}} pour votre commande {{numero}}.'),
  },
  // Sent only when an administrator requests it, for what may harm: by SMS too.
  'lot-recalled': {
    email: email(
      'Important : {{produit}}, lot {{lot}}, de votre commande {{numero}}',
      'Par précaution, nous rappelons le lot {{lot}} de {{produit}}, que contenait votre commande {{numero}}. Merci de ne plus l’utiliser.',
      'Le numéro du lot est imprimé sur l’emballage. Répondez à ce message : nous vous échangeons le produit ou vous le remboursons, comme vous le préférez.',
      '{{lien}}',
    ),
    sms: {
      ...sms(
        'Important, commande {{numero}} : n’utilisez plus {{produit}}, lot {{lot}}. Nous l’échangeons ou le remboursons, contactez-nous.',
      ),
      isOn: true,
    },
    whatsapp: chat(
      'Par précaution, nous rappelons le lot {{lot}} de {{produit}}, que contenait votre commande {{numero}}. Merci de ne plus l’utiliser : le numéro est imprimé sur l’emballage.',
      'Préférez-vous un échange ou un remboursement ?',
    ),
  },
  'product-back': {
    email: {
      subject: 'De nouveau en stock : {{produit}}',
      text: `Bonjour,\n\n{{produit}} est de nouveau en stock :\n\n{{lien}}\n\n${REQUESTED_ALERT}`,
      html: null,
      isOn: true,
    },
  },
  'brand-arrived': {
    email: {
      subject: '{{marque}} est arrivé dans la boutique',
      text: `Bonjour,\n\nLes produits de la marque {{marque}} arrivent dans la boutique :\n\n{{lien}}\n\n${REQUESTED_ALERT}`,
      html: null,
      isOn: true,
    },
  },
  'price-fell': {
    email: {
      subject: 'Baisse de prix : {{produit}}',
      text: 'Bonjour,\n\nVous avez demandé à être prévenu :\n\n{{baisses}}\n\n{{lien}}',
      html: null,
      isOn: true,
    },
  },
  'cart-left': {
    email: {
      subject: 'Votre panier vous attend',
      text: 'Bonjour,\n\nVous avez demandé qu’on vous le rappelle : votre panier n’est pas encore commandé.\n\n{{articles}}\n\nRetrouvez-le sur n’importe quel appareil, aux prix du jour :\n\n{{lien}}\n\nNous ne vous écrirons plus au sujet de ce panier.',
      html: null,
      isOn: true,
    },
  },
  'newsletter-asked': {
    email: {
      subject: 'Confirmez votre inscription à notre newsletter',
      text: 'Bonjour,\n\nVous (ou quelqu’un d’autre) avez donné cette adresse pour recevoir notre newsletter. Confirmez-le ici :\n\n{{lien}}\n\nSi ce n’est pas vous, ne faites rien : nous ne vous écrirons plus.',
      html: null,
      isOn: true,
    },
  },
  'export-ready': {
    email: {
      subject: 'Votre export : {{export}}',
      text: 'Bonjour,\n\nL’export « {{export}} » ({{liste}}, {{lignes}}) est prêt. Connectez-vous pour le télécharger, dans les 7 jours :\n\n{{lien}}',
      html: null,
      isOn: true,
    },
  },
};
