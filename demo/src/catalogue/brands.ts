/** The houses the demo shop distributes. All invented. */
export const brands = [
  {
    key: 'valmorene',
    name: 'Valmorène',
    featured: true,
    priority: 1,
    description:
      'Fondé à Lyon par deux pharmaciennes, le laboratoire Valmorène formule des soins dermatologiques courts et dosés avec précision. Chaque référence est testée sur peaux noires, mates et claires, sous climat tropical. Peu d’ingrédients, mais les bons.',
  },
  {
    key: 'odjala',
    name: 'Maison Odjala',
    featured: true,
    priority: 2,
    description:
      'À Cotonou, Maison Odjala travaille le karité des coopératives de l’Atacora et de la Donga, baratté à la main puis raffiné sans solvant. Ses laits, beurres et baumes sentent la noisette grillée et la fleur blanche. Une maison familiale, de mère en fille.',
  },
  {
    key: 'solene-vauquier',
    name: 'Solène Vauquier',
    featured: true,
    priority: 3,
    description:
      'Maquilleuse de plateau à Paris puis à Abidjan, Solène Vauquier a créé la ligne qu’elle ne trouvait pas : des teintes justes, du sable clair à l’ébène, qui tiennent par trente-deux degrés. Les textures sont fines et les boîtiers se gardent longtemps.',
  },
  {
    key: 'tanoe',
    name: 'Tanoé',
    featured: false,
    priority: 4,
    description:
      'Tanoé puise son nom dans une forêt marécageuse du sud-est ivoirien. La maison conçoit des soins frais et aqueux, pensés pour les peaux qui brillent et les journées humides. Ses flacons sont rechargeables en boutique.',
  },
  {
    key: 'heliode',
    name: 'Héliode',
    featured: false,
    priority: 5,
    description:
      'Spécialiste de la protection solaire, Héliode met au point à Montpellier des filtres qui ne laissent aucun voile blanc sur les carnations foncées. Ses formules résistent à l’eau, à la sueur et au sable. Parce que toutes les peaux ont besoin d’être protégées.',
  },
  {
    key: 'kivuela',
    name: 'Kivuela',
    featured: false,
    priority: 6,
    description:
      'Née à Kinshasa dans un salon de quartier, Kivuela prend soin des cheveux crépus, frisés et défrisés. Ses huiles et ses masques misent sur le ricin, la nigelle et le beurre de cacao. Des gestes de salon, à refaire chez soi.',
  },
  {
    key: 'mayombe',
    name: 'Botanique Mayombe',
    featured: false,
    priority: 7,
    description:
      'Entre Pointe-Noire et la forêt du Mayombe, cet atelier distille et macère des plantes récoltées en petite quantité. Ses sérums et ses huiles, logés dans du verre ambré, se conservent à l’abri de la lumière. La traçabilité est indiquée sur chaque flacon.',
  },
  {
    key: 'clara-saint-ange',
    name: 'Clara Saint-Ange',
    featured: false,
    priority: 8,
    description:
      'Clara Saint-Ange est une maison parisienne dédiée à l’uniformité du teint. Ses soins atténuent les marques sans jamais décaper ni éclaircir la peau. Une approche douce et régulière, avec l’éclat pour seule promesse.',
  },
  {
    key: 'ebrie',
    name: 'Maison Ébrié',
    featured: false,
    priority: 9,
    description:
      'Face à la lagune Ébrié, à Abidjan, cette maison de parfum compose des sillages chauds et lumineux, faits pour durer sur la peau. Les bois, les épices et les fleurs blanches y dialoguent avec l’air marin. Chaque flacon est rempli et numéroté à la main.',
  },
  {
    key: 'pomelie',
    name: 'Pomélie',
    featured: false,
    priority: 10,
    description:
      'Pomélie accompagne les mamans et les tout-petits depuis une ancienne pharmacie de Nantes. Ses formules, sans parfum allergène ni savon, sont mises au point avec des sages-femmes et des pédiatres. La douceur d’abord, toujours.',
  },
  {
    key: 'iroko-sel',
    name: 'Iroko & Sel',
    featured: false,
    priority: null,
    description:
      'Iroko & Sel habille la salle de bains des hommes de bois, de sel et de vétiver. La marque va droit au but : peu de produits, des usages clairs, des textures qui ne collent pas. Conçue à Bordeaux, portée de Porto-Novo à Brazzaville.',
  },
  {
    key: 'seve-abomey',
    name: 'Sève d’Abomey',
    featured: false,
    priority: null,
    description:
      'Savonnerie artisanale installée au pied des palais royaux d’Abomey, la maison coule ses pains à froid et les laisse sécher six semaines. Cendre de cacao, argiles et huiles vierges viennent de producteurs voisins. Des soins simples, honnêtes et généreux.',
  },
] as const;

export type BrandKey = (typeof brands)[number]['key'];
