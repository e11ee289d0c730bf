import type { ProductSheet } from './sheet.ts';

/** Face care. */
export const visage: readonly ProductSheet[] = [
  {
    name: 'Gel nettoyant pureté à l’aloé vera 200 ml',
    price: 7_500,
    brand: 'tanoe',
    shelf: 'nettoyants',
    form: 'pump',
    plants: ['aloe', 'concombre'],
    pitch:
      'Un gel transparent qui mousse à peine et laisse la peau propre, fraîche, jamais tirée. Il retire l’excès de sébum et la poussière de la journée.',
  },
  {
    name: 'Mousse nettoyante équilibre au thé vert 150 ml',
    price: 8_900,
    brand: 'valmorene',
    shelf: 'nettoyants',
    form: 'pump',
    plants: ['the', 'niacinamide'],
    pitch:
      'Une mousse aérienne au pH physiologique, pensée pour les peaux mixtes qui brillent dès midi. Le teint reste mat plus longtemps, sans inconfort.',
  },
  {
    name: 'Huile démaquillante soyeuse à la rose 150 ml',
    price: 11_500,
    brand: 'solene-vauquier',
    shelf: 'nettoyants',
    form: 'pump',
    plants: ['rose', 'baobab'],
    pitch:
      'Elle dissout le fond de teint longue tenue et le mascara waterproof en une minute. Au contact de l’eau, elle devient lait et se rince sans film gras.',
  },
  {
    name: 'Eau micellaire douceur au coton 400 ml',
    price: 6_900,
    brand: 'pomelie',
    shelf: 'nettoyants',
    form: 'flip',
    plants: ['coton', 'aloe'],
    pitch:
      'Une eau lactée qui démaquille le visage et les yeux les plus sensibles. Sans parfum allergène, elle convient à toute la famille.',
  },
  {
    name: 'Savon visage au charbon 100 g',
    price: 3_200,
    brand: 'seve-abomey',
    shelf: 'nettoyants',
    form: 'soap',
    plants: ['charbon', 'argile'],
    pitch:
      'Un pain noir coulé à froid qui nettoie les pores en profondeur. Sa mousse fine convient aux peaux grasses comme aux dos à imperfections.',
    shade: '#3f3c3b',
  },
  {
    name: 'Lotion tonique perfectrice à l’eau de riz 200 ml',
    price: 8_500,
    brand: 'clara-saint-ange',
    shelf: 'nettoyants',
    form: 'flip',
    plants: ['riz', 'hyaluronique'],
    pitch:
      'Une essence légère qui affine le grain de peau et prépare aux soins suivants. Le fini velouté se voit dès la première semaine.',
    also: 'anti-taches',
  },
  {
    name: 'Sérum éclat vitamine C 30 ml',
    price: 18_500,
    brand: 'valmorene',
    shelf: 'serums',
    form: 'dropper',
    plants: ['agrumes', 'hyaluronique'],
    pitch:
      'Un concentré stabilisé à 12 % qui rend au teint fatigué son énergie et sa clarté. La texture, fluide comme de l’eau, disparaît en quelques secondes.',
  },
  {
    name: 'Sérum pores affinés niacinamide 30 ml',
    price: 14_500,
    brand: 'valmorene',
    shelf: 'serums',
    form: 'dropper',
    plants: ['niacinamide', 'the'],
    pitch:
      'La formule culte du laboratoire contre la brillance et les pores dilatés. Elle se glisse sous le maquillage sans pelucher.',
    also: 'anti-taches',
  },
  {
    name: 'Sérum repulpant hyaluron 30 ml',
    price: 17_500,
    brand: 'tanoe',
    shelf: 'serums',
    form: 'dropper',
    plants: ['hyaluronique', 'aloe'],
    pitch:
      'Trois poids moléculaires d’acide hyaluronique pour lisser les ridules de déshydratation. La peau paraît rebondie, comme après une bonne nuit.',
  },
  {
    name: 'Sérum précieux baobab et moringa 30 ml',
    price: 21_500,
    brand: 'mayombe',
    shelf: 'serums',
    form: 'dropper',
    plants: ['baobab', 'moringa'],
    pitch:
      'Un élixir huileux pressé à froid qui redonne souplesse et lumière aux peaux sèches ou matures. Trois gouttes suffisent pour le visage et le cou.',
  },
  {
    name: 'Sérum de nuit fleur d’hibiscus 30 ml',
    price: 24_500,
    brand: 'odjala',
    shelf: 'serums',
    form: 'dropper',
    plants: ['hibiscus', 'karite'],
    pitch:
      'Surnommé la fleur de jeunesse, l’hibiscus lisse et raffermit pendant le sommeil. Au réveil, les traits semblent détendus.',
  },
  {
    name: 'Contour des yeux éveil au concombre 15 ml',
    price: 12_500,
    brand: 'tanoe',
    shelf: 'serums',
    form: 'airless',
    plants: ['concombre', 'hyaluronique'],
    pitch:
      'Un gel-crème frais qui dégonfle les poches et adoucit les cernes. Son embout en métal prolonge l’effet glaçon.',
  },
  {
    name: 'Crème hydratante légère à l’aloé 50 ml',
    price: 9_800,
    brand: 'tanoe',
    shelf: 'cremes-visage',
    form: 'jar',
    plants: ['aloe', 'hyaluronique'],
    pitch:
      'Une crème d’eau qui désaltère sans faire briller, idéale par temps humide. Elle pénètre tout de suite et laisse la peau respirer.',
  },
  {
    name: 'Crème riche confort au karité 50 ml',
    price: 11_900,
    brand: 'odjala',
    shelf: 'cremes-visage',
    form: 'jar',
    plants: ['karite', 'miel'],
    pitch:
      'Un cocon pour les peaux sèches que l’harmattan ou la climatisation mettent à rude épreuve. Les tiraillements cessent dès l’application.',
  },
  {
    name: 'Fluide matifiant jour parfait 50 ml',
    price: 12_900,
    brand: 'valmorene',
    shelf: 'cremes-visage',
    form: 'airless',
    plants: ['niacinamide', 'argile'],
    pitch:
      'Un fluide poudré qui contrôle la brillance pendant huit heures. Les pores se font discrets et le maquillage tient mieux.',
  },
  {
    name: 'Crème de nuit régénérante au moringa 50 ml',
    price: 19_500,
    brand: 'mayombe',
    shelf: 'cremes-visage',
    form: 'jar',
    plants: ['moringa', 'avocat'],
    pitch:
      'Une crème dense qui travaille pendant la nuit pour réparer les effets de la ville. Le matin, la peau est souple et reposée.',
  },
  {
    name: 'Crème fermeté collagène végétal 50 ml',
    price: 26_500,
    brand: 'valmorene',
    shelf: 'cremes-visage',
    form: 'jar',
    plants: ['hyaluronique', 'moringa'],
    pitch:
      'Un soin liftant pour l’ovale du visage et le cou, riche en peptides végétaux. Les rides marquées paraissent comblées au fil des semaines.',
  },
  {
    name: 'Émulsion apaisante au calendula 75 ml',
    price: 10_500,
    brand: 'pomelie',
    shelf: 'cremes-visage',
    form: 'tube',
    plants: ['calendula', 'avoine'],
    pitch:
      'Pour les peaux réactives qui rougissent, chauffent ou démangent. Cette émulsion sans parfum calme en quelques minutes.',
    also: 'soins-bebe',
  },
  {
    name: 'Masque purifiant à l’argile blanche 100 ml',
    price: 8_200,
    brand: 'seve-abomey',
    shelf: 'masques',
    form: 'jar',
    plants: ['argile', 'menthe'],
    pitch:
      'Un masque crémeux qui sèche en douceur et ne craquelle pas. Il resserre les pores et absorbe les excès de la semaine.',
  },
  {
    name: 'Gommage enzymatique à la papaye 75 ml',
    price: 9_500,
    brand: 'odjala',
    shelf: 'masques',
    form: 'tube',
    plants: ['papaye', 'miel'],
    pitch:
      'Sans grain, il dissout les cellules mortes et révèle une peau lisse et lumineuse. Même les peaux sensibles l’apprécient.',
  },
  {
    name: 'Masque éclat curcuma et miel 100 ml',
    price: 9_900,
    brand: 'odjala',
    shelf: 'masques',
    form: 'jar',
    plants: ['curcuma', 'miel'],
    pitch:
      'La recette de beauté des veilles de fête, en version douce et sans traces jaunes. Dix minutes pour un teint uniforme et lumineux.',
    also: 'anti-taches',
  },
  {
    name: 'Masque de nuit hydratant rose et riz 75 ml',
    price: 13_500,
    brand: 'clara-saint-ange',
    shelf: 'masques',
    form: 'jar',
    plants: ['rose', 'riz'],
    pitch:
      'Une gelée fraîche à garder toute la nuit, comme un long verre d’eau. La peau se réveille rebondie et satinée.',
  },
  {
    name: 'Poudre nettoyante au riz 60 g',
    price: 8_700,
    brand: 'mayombe',
    shelf: 'masques',
    form: 'sachet',
    plants: ['riz', 'the'],
    pitch:
      'Une poudre très fine qui se transforme en mousse au contact de l’eau. Elle polit la peau sans l’agresser et voyage sans couler.',
  },
  {
    name: 'Sérum anti-taches correcteur 30 ml',
    price: 22_500,
    brand: 'clara-saint-ange',
    shelf: 'anti-taches',
    form: 'dropper',
    plants: ['niacinamide', 'papaye'],
    pitch:
      'Il cible les taches brunes et les marques laissées par les boutons, sans éclaircir le reste de la peau. Les premiers résultats se voient en quatre semaines.',
  },
  {
    name: 'Crème teint uniforme de jour 50 ml',
    price: 16_500,
    brand: 'clara-saint-ange',
    shelf: 'anti-taches',
    form: 'airless',
    plants: ['niacinamide', 'rose'],
    pitch:
      'Une crème veloutée qui atténue les irrégularités et protège du soleil quotidien. Le teint gagne en clarté, sans perdre sa couleur.',
  },
  {
    name: 'Stick correcteur de marques à la niacinamide 12 g',
    price: 9_900,
    brand: 'clara-saint-ange',
    shelf: 'anti-taches',
    form: 'stick',
    plants: ['niacinamide', 'curcuma'],
    pitch:
      'Un baume solide à poser précisément sur une marque récente. Il se glisse dans le sac et s’utilise plusieurs fois par jour.',
  },
  {
    name: 'Lotion clarté au curcuma 150 ml',
    price: 10_900,
    brand: 'seve-abomey',
    shelf: 'anti-taches',
    form: 'flip',
    plants: ['curcuma', 'aloe'],
    pitch:
      'Une lotion artisanale qui redonne de l’homogénéité au teint terne. Elle s’applique au coton, matin et soir, sur une peau propre.',
  },
];
