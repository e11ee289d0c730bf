import type { ProductSheet } from './sheet.ts';

/** Sun care. */
export const solaire: readonly ProductSheet[] = [
  {
    name: 'Fluide invisible SPF 50 50 ml',
    price: 14_500,
    brand: 'heliode',
    shelf: 'solaire-visage',
    form: 'airless',
    plants: ['the', 'hyaluronique'],
    pitch:
      'Un fluide sans voile blanc qui se fond sur toutes les carnations. Il tient sous le maquillage et ne pique pas les yeux.',
  },
  {
    name: 'Crème solaire teintée SPF 50 ébène 40 ml',
    price: 16_900,
    brand: 'heliode',
    shelf: 'solaire-visage',
    form: 'tube',
    plants: ['carotte', 'niacinamide'],
    pitch:
      'Une protection très haute et un léger fond de teint réunis en un geste. La teinte ébène s’ajuste aux peaux foncées.',
    shade: '#5a3424',
  },
  {
    name: 'Crème solaire teintée SPF 50 miel 40 ml',
    price: 16_900,
    brand: 'heliode',
    shelf: 'solaire-visage',
    form: 'tube',
    plants: ['carotte', 'aloe'],
    pitch: 'La même haute protection, dans une teinte miel pour les peaux métissées. Le fini est naturel et lumineux.',
    shade: '#b9814f',
  },
  {
    name: 'Stick solaire SPF 50 sport 20 g',
    price: 11_500,
    brand: 'heliode',
    shelf: 'solaire-visage',
    form: 'stick',
    plants: ['coco', 'karite'],
    pitch:
      'Nez, pommettes, oreilles, tatouages : il protège les zones fragiles sans couler. Idéal pour les enfants et les sportifs.',
  },
  {
    name: 'Lait solaire famille SPF 30 200 ml',
    price: 12_500,
    brand: 'heliode',
    shelf: 'solaire-corps',
    form: 'pump',
    plants: ['coco', 'aloe'],
    pitch: 'Un lait fluide qui s’étale vite, même sur des enfants pressés. Il résiste à deux baignades et au sable.',
  },
  {
    name: 'Brume solaire sèche SPF 50 150 ml',
    price: 15_500,
    brand: 'heliode',
    shelf: 'solaire-corps',
    form: 'spray',
    plants: ['coco', 'the'],
    pitch: 'Un voile sec et transparent, vaporisable tête en bas pour le dos. On s’habille aussitôt après.',
  },
  {
    name: 'Huile protectrice satinée SPF 20 125 ml',
    price: 13_900,
    brand: 'heliode',
    shelf: 'solaire-corps',
    form: 'oil',
    plants: ['carotte', 'coco'],
    pitch:
      'Une huile qui sublime les peaux déjà hâlées tout en les protégeant. Son parfum rappelle les vacances à Grand-Popo.',
  },
  {
    name: 'Gel après-soleil à l’aloé 200 ml',
    price: 7_900,
    brand: 'heliode',
    shelf: 'apres-soleil',
    form: 'tube',
    plants: ['aloe', 'menthe'],
    pitch:
      'Un gel turquoise à garder au frais pour calmer les échauffements. La sensation de brûlure recule en quelques minutes.',
  },
  {
    name: 'Lait après-soleil prolongateur d’éclat 200 ml',
    price: 9_500,
    brand: 'heliode',
    shelf: 'apres-soleil',
    form: 'flip',
    plants: ['carotte', 'karite'],
    pitch:
      'Il répare la peau après la plage et garde l’éclat plus longtemps. De fines nacres accrochent la lumière du soir.',
  },
  {
    name: 'Brume apaisante au concombre 150 ml',
    price: 6_900,
    brand: 'tanoe',
    shelf: 'apres-soleil',
    form: 'spray',
    plants: ['concombre', 'aloe'],
    pitch:
      'Une brume fraîche pour le visage et le corps, dans le sac ou au réfrigérateur. Elle soulage après la plage comme après le taxi.',
  },
];
