import type { ProductSheet } from './sheet.ts';

/** Baby and mother. */
export const bebe: readonly ProductSheet[] = [
  {
    name: 'Gel lavant corps et cheveux bébé 400 ml',
    price: 6_500,
    brand: 'pomelie',
    shelf: 'toilette-bebe',
    form: 'baby',
    plants: ['avoine', 'calendula'],
    pitch: 'Une mousse légère qui lave de la tête aux pieds sans piquer les yeux. Elle convient dès la naissance.',
  },
  {
    name: 'Liniment oléo-calcaire 500 ml',
    price: 5_500,
    brand: 'pomelie',
    shelf: 'toilette-bebe',
    form: 'pump',
    plants: ['calendula', 'coton'],
    pitch:
      'La recette de toujours pour nettoyer et protéger les fesses à chaque change. Deux ingrédients actifs, rien de superflu.',
  },
  {
    name: 'Eau nettoyante sans rinçage 300 ml',
    price: 5_200,
    brand: 'pomelie',
    shelf: 'toilette-bebe',
    form: 'baby',
    plants: ['coton', 'aloe'],
    pitch: 'Un coton imbibé suffit pour le visage, les mains et le siège. Précieuse en voyage comme à la maison.',
  },
  {
    name: 'Savon tout doux à l’avoine 100 g',
    price: 2_400,
    brand: 'pomelie',
    shelf: 'toilette-bebe',
    form: 'soap',
    plants: ['avoine', 'karite'],
    pitch:
      'Un petit pain rond, sans parfum, que les mains minuscules ne lâchent plus. Il nettoie les peaux atopiques sans les irriter.',
  },
  {
    name: 'Lait hydratant bébé au karité 250 ml',
    price: 7_200,
    brand: 'pomelie',
    shelf: 'soins-bebe',
    form: 'baby',
    plants: ['karite', 'calendula'],
    pitch:
      'Un lait fluide à masser après le bain, pour une peau souple et bien protégée. Sa douce odeur apaise les soirées agitées.',
  },
  {
    name: 'Crème pour le change au calendula 75 ml',
    price: 4_900,
    brand: 'pomelie',
    shelf: 'soins-bebe',
    form: 'tube',
    plants: ['calendula', 'avoine'],
    pitch: 'Une pâte à l’eau qui isole et calme les rougeurs du siège. Elle s’étale facilement et part à l’eau tiède.',
  },
  {
    name: 'Huile de massage bébé au coton 100 ml',
    price: 6_300,
    brand: 'pomelie',
    shelf: 'soins-bebe',
    form: 'oil',
    plants: ['coton', 'coco'],
    pitch:
      'Une huile légère pour les massages du soir et les jambes qui grandissent. Elle ne tache pas la grenouillère.',
  },
  {
    name: 'Huile vergetures cacao et baobab 150 ml',
    price: 13_500,
    brand: 'odjala',
    shelf: 'maman',
    form: 'oil',
    plants: ['cacao', 'baobab'],
    pitch:
      'À masser sur le ventre, les hanches et la poitrine dès le premier trimestre. La peau s’étire sans se marquer.',
  },
  {
    name: 'Baume allaitement pur karité 40 g',
    price: 5_900,
    brand: 'pomelie',
    shelf: 'maman',
    form: 'tin',
    plants: ['karite'],
    pitch: 'Un seul ingrédient, filtré trois fois, pour soulager les crevasses. Inutile de le rincer avant la tétée.',
  },
  {
    name: 'Coffret naissance tendresse 5 pièces',
    price: 34_500,
    brand: 'pomelie',
    shelf: 'maman',
    form: 'kit',
    plants: ['coton', 'calendula'],
    pitch:
      'Gel, lait, liniment, huile et savon dans une valisette en carton recyclé. Le cadeau que les jeunes parents utilisent vraiment.',
    also: 'coffrets',
  },
];
