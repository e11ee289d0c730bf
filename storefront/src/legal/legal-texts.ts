import { HOUSE } from '../house.ts';
import { paths } from '../paths.ts';
import { CONTACTS } from '../ui/contacts/contacts.ts';

export type LegalText = { title: string; intro: string; parts: readonly { title: string; text: string }[] };

const seat = CONTACTS[0]!;
const DEMO =
  'Cette boutique est une démonstration : les coordonnées et les identifiants de société sont des exemples, à remplacer par ceux de l’exploitant avant toute vente.';

/** The small print, honest about being a demonstration. */
export const LEGAL_TEXTS: Record<string, LegalText> = {
  [paths.legal]: {
    title: 'Mentions légales',
    intro: DEMO,
    parts: [
      {
        title: 'Éditeur',
        text: `${HOUSE.name}, ${seat.address}, ${seat.name}. Téléphone : ${seat.phone.replaceAll(' ', ' ')}. E-mail : ${HOUSE.email}.`,
      },
      {
        title: 'Immatriculation',
        text: 'RCCM et identifiant fiscal (IFU) : à renseigner par l’exploitant de la boutique.',
      },
      {
        title: 'Hébergement',
        text: 'La boutique est servie par l’infrastructure de son exploitant, qui en communique le nom et l’adresse sur demande.',
      },
      {
        title: 'Propriété intellectuelle',
        text: 'Les dessins, photographies et textes ont été réalisés pour cette boutique. Les marques citées dans la démonstration sont imaginaires.',
      },
    ],
  },
  [paths.terms]: {
    title: 'Conditions générales de vente',
    intro: DEMO,
    parts: [
      {
        title: 'Prix',
        text: 'Les prix sont indiqués en francs CFA (FCFA), toutes taxes comprises, hors livraison. Le total à payer est affiché avant la confirmation, remise et frais compris.',
      },
      {
        title: 'Remises',
        text: 'Les produits marqués en promotion sont vendus 10 % moins cher. À partir de 50 000 FCFA d’achats, 10 % de remise s’appliquent aux articles hors promotion.',
      },
      {
        title: 'Livraison',
        text: 'Elle est gratuite à partir de 15 000 FCFA après remise. En dessous, elle coûte 2 000 FCFA à domicile ; au point relais, 1 500 FCFA au Bénin, 2 500 FCFA en Côte d’Ivoire, 4 000 FCFA en RDC et 3 500 FCFA en République du Congo.',
      },
      {
        title: 'Commande',
        text: 'La commande est ferme lorsque son numéro s’affiche. Avant cela, chaque information peut être relue et corrigée.',
      },
      {
        title: 'Paiement',
        text: 'En espèces à la remise, ou en boutique. Le paiement en ligne n’est pas encore ouvert.',
      },
      {
        title: 'Rétractation et réclamations',
        text: `Écrivez-nous à ${HOUSE.email} ou par messagerie en indiquant le numéro de commande. Les droits prévus par la loi du pays de livraison s’appliquent.`,
      },
    ],
  },
  [paths.privacy]: {
    title: 'Confidentialité',
    intro: 'Nous ne demandons que ce qui sert à préparer, livrer et suivre une commande.',
    parts: [
      {
        title: 'Ce que nous gardons',
        text: 'Pour une commande : nom, prénom, numéro WhatsApp, adresse ou point relais, et l’e-mail si vous le donnez. Pour un compte : l’e-mail et une empreinte du mot de passe, jamais le mot de passe.',
      },
      {
        title: 'À quoi cela sert',
        text: 'À livrer la commande, à vous répondre et à tenir la comptabilité. Rien n’est vendu ni transmis à des fins publicitaires.',
      },
      {
        title: 'Ce qui reste sur votre téléphone',
        text: 'Le panier, les favoris et la session sont rangés dans le navigateur. Le panier n’est envoyé qu’au moment de la commande.',
      },
      { title: 'Vos droits', text: `Accès, rectification, effacement : écrivez à ${HOUSE.email}.` },
    ],
  },
  [paths.cookies]: {
    title: 'Cookies',
    intro: 'La boutique ne dépose aucun cookie publicitaire ni de mesure d’audience : il n’y a donc rien à accepter.',
    parts: [
      {
        title: 'Stockage local',
        text: 'Le navigateur conserve votre panier (« cart »), votre session (« token ») et vos favoris (« wishlist »). La saisie en cours d’une commande est oubliée à la fermeture de l’onglet.',
      },
      {
        title: 'Pages gardées',
        text: 'Les pages visitées, leurs images et la page du panier sont gardées dans le navigateur, pour être relues sans connexion. Rien de votre compte ni de vos commandes n’y figure.',
      },
      {
        title: 'Économie de données',
        text: 'Si vous touchez « Économiser mes données », un cookie (« economie ») retient ce choix pendant un an. Il ne sert à rien d’autre.',
      },
      {
        title: 'Tout effacer',
        text: 'Effacez les données du site dans les réglages du navigateur : le panier, les favoris et la session disparaissent aussitôt.',
      },
    ],
  },
};
