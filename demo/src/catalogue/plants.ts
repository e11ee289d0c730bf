/** Key ingredients: what they are called, what they do for the skin, the hair or a scent. */
type Ingredient = { name: string; skin: string; hair?: string; scent?: string };

const table = {
  karite: {
    name: 'le beurre de karité',
    skin: 'nourrit en profondeur et assouplit les zones sèches',
    hair: 'gaine la fibre et limite la casse',
  },
  aloe: {
    name: 'le gel d’aloé vera',
    skin: 'apaise les tiraillements et désaltère la peau',
    hair: 'hydrate sans alourdir',
  },
  hibiscus: {
    name: 'la fleur d’hibiscus',
    skin: 'lisse le grain de peau et ravive l’éclat',
    hair: 'fait briller et facilite le démêlage',
    scent: 'glisse une note acidulée, presque fruitée',
  },
  baobab: {
    name: 'l’huile de baobab',
    skin: 'renforce la barrière cutanée sans film gras',
    hair: 'assouplit les longueurs cassantes',
  },
  agrumes: {
    name: 'la vitamine C issue des agrumes',
    skin: 'réveille le teint et défend la peau contre la pollution',
    hair: 'rend leur légèreté aux racines',
    scent: 'ouvre le sillage sur un zeste pétillant',
  },
  coco: {
    name: 'l’huile de coco vierge',
    skin: 'adoucit et laisse un fini satiné',
    hair: 'limite la perte de protéines au lavage',
    scent: 'évoque la peau chauffée par le soleil',
  },
  cacao: {
    name: 'le beurre de cacao',
    skin: 'préserve l’élasticité et lisse les petites marques',
    hair: 'scelle les pointes et les fait briller',
    scent: 'apporte une profondeur poudrée',
  },
  moringa: {
    name: 'l’huile de moringa',
    skin: 'protège des agressions de la ville',
    hair: 'purifie le cuir chevelu et fortifie la racine',
  },
  vanille: {
    name: 'la vanille de Madagascar',
    skin: 'enveloppe la peau d’une rondeur gourmande',
    scent: 'arrondit le fond d’une douceur ambrée',
  },
  miel: {
    name: 'le miel d’acacia',
    skin: 'retient l’eau et calme les rougeurs',
    hair: 'redonne du ressort aux boucles',
    scent: 'dépose une trace chaude et solaire',
  },
  argile: {
    name: 'l’argile blanche',
    skin: 'absorbe l’excès de sébum sans dessécher',
    hair: 'assainit les racines qui graissent vite',
  },
  riz: {
    name: 'l’eau de riz fermentée',
    skin: 'resserre les pores et donne un fini velouté',
    hair: 'lisse les écailles et renforce la fibre',
  },
  rose: {
    name: 'l’eau de rose de Damas',
    skin: 'tonifie et réconforte les peaux sensibles',
    hair: 'parfume délicatement la chevelure',
    scent: 'déploie un cœur de pétales frais',
  },
  oranger: {
    name: 'la fleur d’oranger',
    skin: 'calme et laisse un parfum paisible',
    scent: 'illumine le cœur d’un bouquet blanc',
  },
  avocat: {
    name: 'l’huile d’avocat',
    skin: 'répare les peaux fragilisées',
    hair: 'nourrit les cheveux secs ou colorés',
  },
  ricin: {
    name: 'l’huile de ricin noire',
    skin: 'fortifie cils, ongles et sourcils',
    hair: 'stimule la racine et densifie les tempes',
  },
  carotte: { name: 'le macérat de carotte', skin: 'donne bonne mine et prépare au soleil' },
  curcuma: { name: 'le curcuma', skin: 'estompe les marques et calme les imperfections' },
  charbon: { name: 'le charbon de coco', skin: 'capte les impuretés et désincruste les pores' },
  menthe: {
    name: 'la menthe poivrée',
    skin: 'rafraîchit et réveille les sens',
    hair: 'apporte une sensation tonique au cuir chevelu',
    scent: 'souffle un vent frais dès la première note',
  },
  the: { name: 'le thé vert', skin: 'neutralise les radicaux libres et matifie', hair: 'apaise les démangeaisons' },
  coton: {
    name: 'l’extrait de fleur de coton',
    skin: 'laisse un toucher de peau duveteux',
    scent: 'rappelle le linge propre séché au vent',
  },
  calendula: { name: 'le calendula', skin: 'calme les irritations et les échauffements' },
  avoine: {
    name: 'le lait d’avoine',
    skin: 'soulage les démangeaisons des peaux atopiques',
    hair: 'démêle en douceur',
  },
  vetiver: {
    name: 'le vétiver',
    skin: 'laisse une fraîcheur sèche et racée',
    scent: 'prolonge le fond d’un accent terreux et élégant',
  },
  santal: { name: 'le bois de santal', skin: 'apaise le feu du rasoir', scent: 'enveloppe la peau d’un boisé crémeux' },
  nigelle: {
    name: 'l’huile de nigelle',
    skin: 'purifie les peaux à imperfections',
    hair: 'fortifie les cheveux qui tombent',
  },
  gingembre: {
    name: 'le gingembre',
    skin: 'tonifie et active l’éclat',
    hair: 'stimule la microcirculation du cuir chevelu',
    scent: 'réchauffe la tête d’une épice vive',
  },
  mangue: {
    name: 'le beurre de mangue',
    skin: 'adoucit les coudes, les genoux et les talons',
    hair: 'rend les frisottis plus dociles',
  },
  papaye: { name: 'la pulpe de papaye', skin: 'dissout les cellules mortes sans frotter' },
  concombre: { name: 'l’eau de concombre', skin: 'décongestionne et resserre les pores' },
  niacinamide: { name: 'la niacinamide à 5 %', skin: 'régule le sébum et uniformise le teint' },
  hyaluronique: {
    name: 'l’acide hyaluronique',
    skin: 'repulpe et retient l’eau dans les couches supérieures',
    hair: 'gorge la fibre d’eau',
  },
  palme: {
    name: 'l’huile de palmiste',
    skin: 'redonne de la souplesse aux peaux rugueuses',
    hair: 'discipline les cheveux épais',
  },
} satisfies Record<string, Ingredient>;

export type Plant = keyof typeof table;

export const plants: Record<Plant, Ingredient> = table;
