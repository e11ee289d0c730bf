import type { ProductSheet } from './sheet.ts';

/** Hair care. */
export const cheveux: readonly ProductSheet[] = [
  {
    name: 'Shampoing doux à l’aloé vera 300 ml',
    price: 6_500,
    brand: 'kivuela',
    shelf: 'shampoings',
    form: 'flip',
    plants: ['aloe', 'coco'],
    pitch:
      'Une base sans sulfates qui lave les cheveux crépus sans les assoiffer. Le cuir chevelu est propre, les boucles restent souples.',
  },
  {
    name: 'Shampoing fortifiant nigelle et gingembre 300 ml',
    price: 7_200,
    brand: 'kivuela',
    shelf: 'shampoings',
    form: 'flip',
    plants: ['nigelle', 'gingembre'],
    pitch:
      'Un shampoing tonique pour les cheveux fins qui tombent après les tresses. Il réveille la racine et donne du volume.',
  },
  {
    name: 'Shampoing purifiant argile et menthe 250 ml',
    price: 6_800,
    brand: 'tanoe',
    shelf: 'shampoings',
    form: 'flip',
    plants: ['argile', 'menthe'],
    pitch:
      'Il élimine résidus de gel, poussière et transpiration en un seul lavage. Une sensation de légèreté qui dure.',
  },
  {
    name: 'Shampoing solide au riz 80 g',
    price: 4_500,
    brand: 'seve-abomey',
    shelf: 'shampoings',
    form: 'soap',
    plants: ['riz', 'avoine'],
    pitch:
      'Un galet qui remplace deux flacons et ne coule jamais dans la valise. Sa mousse dense démêle déjà sous la douche.',
  },
  {
    name: 'Shampoing brillance à l’hibiscus 300 ml',
    price: 7_500,
    brand: 'odjala',
    shelf: 'shampoings',
    form: 'pump',
    plants: ['hibiscus', 'baobab'],
    pitch:
      'Pour les cheveux ternes, colorés ou fatigués par la chaleur. Les longueurs glissent sous les doigts et prennent la lumière.',
  },
  {
    name: 'Masque réparateur à l’avocat 300 ml',
    price: 9_500,
    brand: 'kivuela',
    shelf: 'masques-cheveux',
    form: 'jar',
    plants: ['avocat', 'karite'],
    pitch:
      'Un bain de nutrition pour les longueurs sèches ou abîmées par le défrisage. Le peigne passe enfin sans tirer.',
  },
  {
    name: 'Masque boucles rebond au miel 250 ml',
    price: 9_800,
    brand: 'odjala',
    shelf: 'masques-cheveux',
    form: 'jar',
    plants: ['miel', 'coco'],
    pitch:
      'Il redonne du ressort aux boucles détendues et coupe court aux frisottis. La définition tient jusqu’au prochain lavage.',
  },
  {
    name: 'Après-shampoing démêlant à la mangue 300 ml',
    price: 6_900,
    brand: 'kivuela',
    shelf: 'masques-cheveux',
    form: 'flip',
    plants: ['mangue', 'aloe'],
    pitch:
      'Une crème fluide qui fait fondre les nœuds, même sur les têtes d’enfants. Plus de larmes au moment du peigne.',
  },
  {
    name: 'Bain d’huiles avant-shampoing 150 ml',
    price: 10_500,
    brand: 'mayombe',
    shelf: 'masques-cheveux',
    form: 'oil',
    plants: ['ricin', 'palme'],
    pitch:
      'Un mélange de six huiles vierges à poser une heure avant le lavage. Les cheveux très secs retrouvent du corps.',
  },
  {
    name: 'Huile de ricin noire pressée à froid 100 ml',
    price: 5_900,
    brand: 'kivuela',
    shelf: 'huiles-cheveux',
    form: 'oil',
    plants: ['ricin'],
    pitch:
      'Torréfiée à l’ancienne puis pressée lentement, épaisse et brillante. L’alliée des tempes dégarnies et des sourcils clairsemés.',
  },
  {
    name: 'Huile fortifiante à la nigelle 100 ml',
    price: 7_800,
    brand: 'mayombe',
    shelf: 'huiles-cheveux',
    form: 'oil',
    plants: ['nigelle', 'moringa'],
    pitch:
      'Une huile au caractère épicé qui fortifie sans graisser les racines. Elle se masse du bout des doigts, le soir.',
  },
  {
    name: 'Sérum pointes sèches baobab 50 ml',
    price: 8_900,
    brand: 'kivuela',
    shelf: 'huiles-cheveux',
    form: 'dropper',
    plants: ['baobab', 'avocat'],
    pitch: 'Deux gouttes pour sceller les pointes et dompter les frisottis. Le fini est brillant, jamais gras.',
  },
  {
    name: 'Huile scintillante tresses et locks 125 ml',
    price: 6_500,
    brand: 'kivuela',
    shelf: 'huiles-cheveux',
    form: 'spray',
    plants: ['moringa', 'menthe'],
    pitch:
      'Un brumisateur fin qui rafraîchit le cuir chevelu entre deux coiffures. Les tresses gardent leur éclat trois semaines.',
  },
  {
    name: 'Gel définition boucles à l’aloé 250 ml',
    price: 5_800,
    brand: 'tanoe',
    shelf: 'coiffants',
    form: 'pump',
    plants: ['aloe', 'hyaluronique'],
    pitch:
      'Une tenue souple qui dessine la boucle et sèche sans croûte blanche. Il se réactive d’un simple nuage d’eau.',
  },
  {
    name: 'Lait coiffant hydratant karité et riz 250 ml',
    price: 7_400,
    brand: 'odjala',
    shelf: 'coiffants',
    form: 'pump',
    plants: ['karite', 'riz'],
    pitch: 'Le geste du matin pour réveiller un afro ou un twist-out. Les cheveux restent doux, hydratés et maniables.',
  },
  {
    name: 'Baume fixant bords lisses 100 g',
    price: 4_900,
    brand: 'kivuela',
    shelf: 'coiffants',
    form: 'tin',
    plants: ['ricin', 'miel'],
    pitch:
      'Il plaque les petits cheveux des tempes sans paillettes ni dépôt. La tenue résiste à la chaleur et au foulard.',
  },
  {
    name: 'Brume démêlante enfants à la coco 200 ml',
    price: 5_500,
    brand: 'pomelie',
    shelf: 'coiffants',
    form: 'spray',
    plants: ['coco', 'avoine'],
    pitch:
      'Une brume légère qui facilite le coiffage des plus petits. Elle sent bon la noix de coco et ne pique pas les yeux.',
    also: 'soins-bebe',
  },
];
