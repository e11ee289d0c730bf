import { HAIR_TYPES, SKIN_TYPES } from '../catalogue/index.ts';
import { forbiddenWarning } from '../ingredients/index.ts';
import { SIZE_UNITS } from '../pricing/index.ts';
import { choice, choices, decimal, integer, longText, text } from '../resource/index.ts';

/** What customers want to know before buying (R1833). All of it is optional, and a product's page omits what is missing. */
export const productFacts = {
  skinTypes: choices({
    label: 'Types de peau',
    section: 'facts',
    options: SKIN_TYPES,
    filter: { all: 'Tous les types de peau', advanced: true },
    help: 'Tous ceux auxquels il convient : la boutique filtre par eux, et le diagnostic y puise',
  }),
  hairTypes: choices({ label: 'Types de cheveux', section: 'facts', options: HAIR_TYPES, filter: { all: 'Tous les types de cheveux', advanced: true } }),
  size: decimal({
    label: 'Contenance',
    section: 'facts',
    min: 0.1,
    max: 100_000,
    step: 0.1,
    help: 'Avec son unité : la boutique en tire le prix pour 100 ml, 100 g ou à la pièce',
  }),
  sizeUnit: choice({ label: 'Unité de contenance', section: 'facts', options: SIZE_UNITS }),
  openMonths: integer({ label: 'À utiliser après ouverture', section: 'facts', min: 1, max: 60, unit: 'mois', help: 'Le nombre du pot ouvert sur l’emballage : 12 M' }),
  howToUse: longText({ label: 'Conseils d’utilisation', section: 'facts', maxLength: 2_000, searchable: false }),
  ingredients: longText({
    label: 'Ingrédients (INCI)',
    section: 'facts',
    maxLength: 6_000,
    searchable: false,
    warns: (text) => forbiddenWarning(text),
    help: 'Tels qu’ils sont imprimés sur l’emballage, séparés par des virgules ; les allergènes sont signalés d’eux-mêmes',
  }),
  authorisation: text({ label: 'Numéro d’autorisation sanitaire', section: 'facts', maxLength: 60, searchable: false, help: 'Tel que l’autorité de santé l’a écrit' }),
} as const;
