import type { ProductSheet } from './sheet.ts';

/** A variant of a product: a shade with the sheet's colour, or a format. `of`: the key of the product in the list. */
export type DemoChoice = { of: string | null; shade?: string; format?: string };

const FOUNDATION = 'fond-de-teint-velours-acajou-30-ml';
const LIPSTICK = 'rouge-a-levres-mat-terre-rouge-4-g';
const VARNISH = 'vernis-laque-rouge-ganvie-10-ml';
const BUTTER = 'beurre-de-karite-brut-200-g';

/** Products of the tables that are a choice among others, by their keys. */
export const choices: Readonly<Record<string, DemoChoice>> = {
  [FOUNDATION]: { of: null, shade: 'Acajou' },
  'fond-de-teint-velours-caramel-30-ml': { of: FOUNDATION, shade: 'Caramel' },
  [LIPSTICK]: { of: null, shade: 'Terre rouge' },
  'rouge-a-levres-mat-prune-royale-4-g': { of: LIPSTICK, shade: 'Prune royale' },
  [VARNISH]: { of: null, shade: 'Rouge Ganvié' },
  [BUTTER]: { of: null, format: '200 g' },
};

/** The other choices, as far as they differ from the product that they are one of. */
type VariantSheet = Pick<ProductSheet, 'name' | 'pitch'> &
  Partial<Pick<ProductSheet, 'shade' | 'price' | 'form'>> & { choice: DemoChoice & { of: string }; isOut?: true };

export const variantSheets: readonly VariantSheet[] = [
  {
    name: 'Fond de teint velours ébène 30 ml',
    choice: { of: FOUNDATION, shade: 'Ébène' },
    shade: '#3b2219',
    pitch:
      'La plus profonde des teintes de la gamme, sans reflet gris à la lumière du jour. Le fini velours reste le même.',
  },
  {
    name: 'Fond de teint velours cannelle 30 ml',
    choice: { of: FOUNDATION, shade: 'Cannelle' },
    shade: '#8a5433',
    pitch: 'Entre acajou et caramel, pour les peaux brunes à sous-ton doré. Une noisette suffit au visage entier.',
  },
  {
    name: 'Fond de teint velours miel 30 ml',
    choice: { of: FOUNDATION, shade: 'Miel' },
    shade: '#c48d5c',
    isOut: true,
    pitch: 'La teinte claire de la gamme, pour les peaux mates à sous-ton chaud. Elle se fond sans démarcation au cou.',
  },
  {
    name: 'Rouge à lèvres mat corail lagune 4 g',
    choice: { of: LIPSTICK, shade: 'Corail lagune' },
    shade: '#e2604a',
    pitch: 'Un corail vif qui réveille le teint en un geste, mat et souple. Il tient sous le soleil de midi.',
  },
  {
    name: 'Rouge à lèvres mat nude savane 4 g',
    choice: { of: LIPSTICK, shade: 'Nude savane' },
    shade: '#a9705a',
    pitch: 'Un nude chaud qui souligne les lèvres foncées sans les pâlir. Le mat de tous les jours.',
  },
  {
    name: 'Vernis laqué corail 10 ml',
    choice: { of: VARNISH, shade: 'Corail' },
    shade: '#ec6a52',
    pitch: 'Un corail solaire, couvrant en deux couches fines, pour les pieds comme pour les mains.',
  },
  {
    name: 'Vernis laqué indigo 10 ml',
    choice: { of: VARNISH, shade: 'Indigo' },
    shade: '#2c3a73',
    pitch: 'Le bleu des étoffes teintes à l’indigo, profond et brillant. Il sèche en une minute.',
  },
  {
    name: 'Beurre de karité brut 50 g',
    choice: { of: BUTTER, format: '50 g' },
    price: 1_500,
    pitch: 'Le même beurre que le grand pot, en petit format pour le sac ou pour essayer. Il voyage sans couler.',
  },
  {
    name: 'Beurre de karité brut 500 g',
    choice: { of: BUTTER, format: '500 g' },
    price: 9_500,
    pitch:
      'Le pot familial, pour les cheveux, la peau et les massages des tout-petits. Il se garde un an à l’abri de la chaleur.',
  },
];
