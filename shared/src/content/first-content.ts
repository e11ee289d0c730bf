import { patterns } from '../paths/index.ts';
import type { Block, PublishedContent } from './block.ts';
import type { Place } from './places.ts';

type Begun = Omit<PublishedContent, 'blocks'> & { blocks: readonly Block[] };

/** What the shop shows at each place until an administrator publishes something else (R1131 to R1135, R1207). */
export const FIRST_CONTENT: Readonly<Record<Place, Begun>> = {
  home: {
    title: 'Accueil',
    blocks: [
      {
        id: 'slide-karite',
        kind: 'slide',
        drawing: 'karite',
        over: 'Distributeur officiel',
        title: 'Le soin juste, pour les peaux d’ici',
        text: 'Des formules dermatologiques choisies pour la chaleur, le soleil et la ville.',
        linkLabel: 'Découvrir les produits',
        link: patterns.shop,
      },
      {
        id: 'slide-protection',
        kind: 'slide',
        drawing: 'protection',
        over: 'Protection solaire',
        title: 'La lumière, sans les marques',
        text: 'Trouvez en quatre questions la protection qui se fond sur votre carnation.',
        linkLabel: 'Faire mon diagnostic',
        link: patterns.diagnostic,
      },
      {
        id: 'slide-rituel',
        kind: 'slide',
        drawing: 'rituel',
        over: 'En ce moment',
        title: 'Le rituel du soir, à prix doux',
        text: 'Dix pour cent de moins sur une sélection de soins du visage et du corps.',
        linkLabel: 'Voir les promotions',
        link: patterns.promotions,
      },
      { id: 'categories', kind: 'categories', title: 'Nos univers' },
      { id: 'new', kind: 'shelf', shelf: 'new', title: 'Nouveautés' },
      { id: 'rated', kind: 'shelf', shelf: 'rated', title: 'Produits Phares', isTinted: true },
      { id: 'brands', kind: 'brands', title: 'Marques Partenaires' },
      { id: 'sales', kind: 'shelf', shelf: 'sales', title: 'Meilleures ventes' },
      {
        id: 'newsletter',
        kind: 'newsletter',
        title: 'Newsletter',
        text: 'Nos nouveautés et nos conseils de saison, par e-mail.',
        isTinted: true,
      },
    ],
  },
  stories: {
    title: 'Notre Histoire',
    summary: 'Le soin juste, expliqué simplement',
    blocks: [
      {
        id: 'counter',
        kind: 'chapter',
        title: 'Une question posée au comptoir',
        text: 'Tout commence par une phrase entendue cent fois à Cotonou : « cette crème est-elle faite pour ma peau ? » Les rayons étaient pleins, les réponses rares. Nous avons choisi de vendre moins de choses, et de savoir répondre.',
      },
      {
        id: 'formulas',
        kind: 'chapter',
        title: 'Des formules éprouvées',
        text: 'Nous distribuons des soins dermatologiques dont la composition est lisible et les essais publiés, sur des peaux noires, mates et claires, sous un climat chaud et humide. Aucun produit éclaircissant n’entre dans nos rayons.',
      },
      {
        id: 'countries',
        kind: 'chapter',
        title: 'Quatre pays, une même maison',
        text: 'Bénin, Côte d’Ivoire, République démocratique du Congo, République du Congo : les mêmes produits, les mêmes prix, le même conseil, à toute heure, par messagerie.',
      },
      {
        id: 'partnership',
        kind: 'facts',
        title: 'Notre partenariat',
        text: 'Un contrat de long terme nous lie à un groupe cosmétique fondé en 2023 et actif depuis 2024, dont le siège est à Cotonou. Il assure l’approvisionnement direct, la traçabilité de chaque lot et la formation de nos conseillères.',
        facts: [
          { label: 'Fondation', value: '2023' },
          { label: 'Activité', value: 'depuis 2024' },
          { label: 'Siège', value: 'Cotonou' },
          { label: 'Contrat', value: 'long terme' },
        ],
        linkLabel: 'Découvrir les marques',
        link: patterns.brands,
      },
    ],
  },
  announcement: { title: 'Bandeau d’annonce', blocks: [] },
  menu: { title: 'Menus', blocks: [] },
  footer: { title: 'Pied de page', blocks: [] },
  help: { title: '', blocks: [] },
};
