/** The shelves of the demo shop: eight roots and their subcategories. */
export const roots = [
  {
    key: 'visage',
    title: 'Soin du visage',
    subtitle: 'La peau nette, le teint reposé',
    color: '#b54e5a',
    description:
      'Nettoyer, hydrater, corriger : une routine courte et régulière fait plus que dix produits. Nos soins du visage sont choisis pour les peaux qui vivent au chaud et en ville.',
    children: [
      [
        'nettoyants',
        'Nettoyants',
        'Le premier geste, matin et soir',
        '#c46a70',
        'Gels, mousses, eaux et huiles qui démaquillent et purifient sans décaper.',
      ],
      [
        'serums',
        'Sérums',
        'Quelques gouttes bien dosées',
        '#a8434f',
        'Des concentrés d’actifs à glisser sous la crème, pour l’éclat, la fermeté ou les pores.',
      ],
      [
        'cremes-visage',
        'Crèmes et fluides',
        'Hydrater sans faire briller',
        '#bf5f63',
        'Textures légères ou riches, de jour comme de nuit, à choisir selon sa peau.',
      ],
      [
        'masques',
        'Masques et gommages',
        'Le rendez-vous de la semaine',
        '#9f4a55',
        'Argiles, poudres et gelées pour lisser le grain de peau et réveiller le teint.',
      ],
      [
        'anti-taches',
        'Teint unifié',
        'Des marques qui s’estompent',
        '#b86b7d',
        'Des soins patients qui atténuent taches et cicatrices, sans éclaircir la peau.',
      ],
    ],
  },
  {
    key: 'corps',
    title: 'Soin du corps',
    subtitle: 'Le confort, de la nuque aux talons',
    color: '#a9713f',
    description:
      'Laits fondants, beurres bruts, savons coulés à froid : de quoi garder la peau souple et lumineuse en toute saison, harmattan compris.',
    children: [
      [
        'laits',
        'Laits et lotions',
        'Souplesse et éclat au quotidien',
        '#b8834f',
        'Des émulsions qui pénètrent vite et laissent un fini satiné, jamais gras.',
      ],
      [
        'beurres',
        'Beurres et baumes',
        'La nutrition des peaux sèches',
        '#8f5d33',
        'Karité, cacao, mangue : des matières denses qui fondent au contact de la peau.',
      ],
      [
        'savons',
        'Savons et gels douche',
        'Une mousse fine, une peau propre',
        '#c08a55',
        'Pains surgras, savon noir et gels lavants pour toute la famille.',
      ],
      [
        'gommages-corps',
        'Gommages',
        'Un grain de peau poli',
        '#96683f',
        'Sucre, sel, coques broyées : des exfoliants gourmands à masser sous la douche.',
      ],
      [
        'mains-pieds',
        'Mains et pieds',
        'Les détails qui comptent',
        '#b07a5e',
        'Crèmes réparatrices et soins ciblés pour les zones les plus sollicitées.',
      ],
    ],
  },
  {
    key: 'cheveux',
    title: 'Soin des cheveux',
    subtitle: 'Crépus, frisés, défrisés, tressés',
    color: '#5f7446',
    description:
      'Laver sans dessécher, nourrir sans alourdir, coiffer sans casser : une sélection pensée pour les cheveux texturés et les coiffures protectrices.',
    children: [
      [
        'shampoings',
        'Shampoings',
        'Laver en douceur',
        '#6f8554',
        'Des bases lavantes légères qui respectent le cuir chevelu et la fibre.',
      ],
      [
        'masques-cheveux',
        'Masques et après-shampoings',
        'Démêler, nourrir, réparer',
        '#55693e',
        'Des soins généreux pour retrouver souplesse, définition et brillance.',
      ],
      [
        'huiles-cheveux',
        'Huiles et sérums',
        'Sceller l’hydratation',
        '#7b7a3d',
        'Ricin, nigelle, moringa : des huiles vierges pour les longueurs et les racines.',
      ],
      [
        'coiffants',
        'Coiffants',
        'Boucles, tresses et chignons',
        '#66784f',
        'Gels, laits et baumes qui fixent sans cartonner ni laisser de résidus.',
      ],
    ],
  },
  {
    key: 'solaire',
    title: 'Solaire',
    subtitle: 'Se protéger, sans voile blanc',
    color: '#d98a3d',
    description:
      'Le soleil marque toutes les peaux. Nos protections hautes se fondent sur les carnations foncées et résistent à la chaleur comme à la baignade.',
    children: [
      [
        'solaire-visage',
        'Protection visage',
        'Chaque matin, toute l’année',
        '#e09a4f',
        'Fluides et sticks très haute protection, invisibles et non gras.',
      ],
      [
        'solaire-corps',
        'Protection corps',
        'Plage, sport et marché',
        '#cf7c33',
        'Laits et brumes résistants à l’eau, faciles à étaler sur tout le corps.',
      ],
      [
        'apres-soleil',
        'Après-soleil',
        'Apaiser et prolonger l’éclat',
        '#d6a35c',
        'Gels frais et laits réparateurs à appliquer après l’exposition.',
      ],
    ],
  },
  {
    key: 'maquillage',
    title: 'Maquillage',
    subtitle: 'Des teintes justes, qui tiennent',
    color: '#8e3b46',
    description:
      'Du fond de teint au vernis, des couleurs pensées pour les peaux noires et métissées, avec une tenue à l’épreuve de la chaleur.',
    children: [
      [
        'teint',
        'Teint',
        'Une peau, en mieux',
        '#a4604f',
        'Fonds de teint, poudres et enlumineurs du sable clair à l’ébène.',
      ],
      [
        'yeux',
        'Yeux',
        'Le regard, intense ou discret',
        '#6f3a48',
        'Palettes, mascaras et crayons à la tenue impeccable.',
      ],
      [
        'levres',
        'Lèvres',
        'Mat, satiné ou brillant',
        '#a63446',
        'Rouges, gloss et baumes teintés confortables du matin au soir.',
      ],
      [
        'ongles',
        'Ongles',
        'La touche finale',
        '#99404f',
        'Vernis laqués et soins fortifiants, formules sans solvants agressifs.',
      ],
    ],
  },
  {
    key: 'parfums',
    title: 'Parfums et coffrets',
    subtitle: 'Un sillage, un souvenir, un cadeau',
    color: '#7a5230',
    description:
      'Eaux de parfum boisées ou florales, brumes légères, huiles scintillantes et coffrets prêts à offrir, à prix doux comme en édition limitée.',
    children: [
      [
        'eaux-de-parfum',
        'Eaux de parfum',
        'Des compositions qui restent',
        '#6b4529',
        'Bois, épices et fleurs blanches, concentrés pour durer par temps chaud.',
      ],
      [
        'brumes',
        'Brumes parfumées',
        'La fraîcheur à toute heure',
        '#a8764f',
        'Des voiles légers pour la peau, les cheveux et le linge.',
      ],
      [
        'huiles-parfumees',
        'Huiles parfumées',
        'La peau comme du satin',
        '#93632f',
        'Huiles sèches irisées ou délicatement parfumées, corps et cheveux.',
      ],
      [
        'coffrets',
        'Coffrets cadeaux',
        'Prêts à offrir',
        '#8a4a4a',
        'Des rituels complets, réunis dans un bel écrin pour toutes les occasions.',
      ],
    ],
  },
  {
    key: 'bebe',
    title: 'Bébé et maman',
    subtitle: 'La douceur d’abord',
    color: '#6d9690',
    description:
      'Des formules courtes, mises au point avec des professionnels de la petite enfance, pour la peau fragile des bébés et les besoins des mamans.',
    children: [
      [
        'toilette-bebe',
        'Toilette de bébé',
        'Le bain en confiance',
        '#7fa6a0',
        'Gels, eaux et liniments qui nettoient sans piquer les yeux.',
      ],
      [
        'soins-bebe',
        'Soins de bébé',
        'Hydrater et protéger',
        '#8fae9a',
        'Laits, huiles et crèmes pour le change, les joues et les massages.',
      ],
      [
        'maman',
        'Future et jeune maman',
        'Prendre soin de soi aussi',
        '#b98a86',
        'Huiles et crèmes pour accompagner la grossesse et l’après.',
      ],
    ],
  },
  {
    key: 'hommes',
    title: 'Hommes',
    subtitle: 'Net, simple, efficace',
    color: '#46545c',
    description:
      'L’essentiel, et rien d’autre : barbe disciplinée, rasage sans feu, peau nette et fraîcheur qui dure toute la journée.',
    children: [
      [
        'barbe',
        'Barbe et rasage',
        'Une coupe sans irritation',
        '#3f4a50',
        'Huiles, baumes et gels pour raser, tailler et adoucir.',
      ],
      [
        'visage-homme',
        'Visage',
        'Nettoyer et hydrater en deux gestes',
        '#56666e',
        'Des soins légers qui matifient et réparent la peau masculine.',
      ],
      [
        'corps-homme',
        'Corps et déodorants',
        'La fraîcheur, sans compromis',
        '#5d6a5c',
        'Gels douche, déodorants et savons au caractère boisé.',
      ],
    ],
  },
] as const;

type Root = (typeof roots)[number];
export type RootKey = Root['key'];
export type ShelfKey = Root['children'][number][0];

/** The root of a subcategory. */
export const rootOf = (shelf: ShelfKey): RootKey => {
  const found = roots.find((root) => root.children.some(([key]) => key === shelf));
  if (!found) throw new Error(`${shelf} belongs to no category`);
  return found.key;
};

/** Whether a key is that of a root, not of a subcategory. */
export const isRoot = (key: RootKey | ShelfKey): key is RootKey => roots.some((root) => root.key === key);
