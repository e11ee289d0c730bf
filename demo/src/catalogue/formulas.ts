import type { Form } from './sheet.ts';

/** The list of ingredients (INCI) of a kind of product, where `*` is replaced by the sheet's plants. */
type Formula = {
  list: string;
  /** The shelf life once opened, in months. */
  months: number;
  /** Whether it is scented; its list then names the allergens. */
  scented: boolean;
};

const washing: Formula = {
  list: 'Aqua, Coco-Glucoside, Sodium Cocoamphoacetate, Glycerin, *, Sodium Chloride, Xanthan Gum, Citric Acid, Sodium Benzoate, Potassium Sorbate',
  months: 12,
  scented: true,
};
const water: Formula = {
  list: 'Aqua, Glycerin, Propanediol, *, Panthenol, Polyglyceryl-4 Caprate, Citric Acid, Sodium Benzoate, Potassium Sorbate',
  months: 6,
  scented: true,
};
const cream: Formula = {
  list: 'Aqua, Caprylic/Capric Triglyceride, Glycerin, Cetearyl Alcohol, *, Glyceryl Stearate, Cetearyl Glucoside, Tocopherol, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin',
  months: 12,
  scented: true,
};
const serum: Formula = {
  list: 'Aqua, Propanediol, Glycerin, *, Panthenol, Sodium Hyaluronate, 1,2-Hexanediol, Xanthan Gum, Citric Acid, Phenoxyethanol',
  months: 6,
  scented: false,
};
const balm: Formula = {
  list: '*, Helianthus Annuus Seed Oil, Cera Alba, Cocos Nucifera Oil, Tocopherol',
  months: 12,
  scented: true,
};
const oil: Formula = {
  list: 'Helianthus Annuus Seed Oil, Caprylic/Capric Triglyceride, *, Coco-Caprylate, Tocopherol',
  months: 9,
  scented: true,
};
const bar: Formula = {
  list: 'Sodium Olivate, Sodium Cocoate, Sodium Shea Butterate, Aqua, Glycerin, *, Sodium Chloride, Tetrasodium Glutamate Diacetate',
  months: 12,
  scented: true,
};
const scrub: Formula = {
  list: 'Sucrose, Cocos Nucifera Oil, Glycerin, *, Olea Europaea Seed Powder, Polyglyceryl-10 Laurate, Tocopherol',
  months: 6,
  scented: true,
};
const sun: Formula = {
  list: 'Aqua, Dibutyl Adipate, Diethylamino Hydroxybenzoyl Hexyl Benzoate, Ethylhexyl Triazone, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine, Glycerin, *, Potassium Cetyl Phosphate, Tocopherol, Phenoxyethanol',
  months: 12,
  scented: false,
};
const colour: Formula = {
  list: 'Talc, Mica, Caprylic/Capric Triglyceride, Silica, *, Magnesium Stearate, Tocopherol, CI 77491, CI 77492, CI 77499, CI 77891',
  months: 24,
  scented: false,
};
const lips: Formula = {
  list: 'Ricinus Communis Seed Oil, Candelilla Cera, Cera Alba, Octyldodecanol, *, Tocopherol, CI 77491, CI 15850, CI 77891',
  months: 18,
  scented: true,
};
const lashes: Formula = {
  list: 'Aqua, Cera Alba, Glyceryl Stearate, Copernicia Cerifera Cera, Acacia Senegal Gum, *, Panthenol, Phenoxyethanol, CI 77499',
  months: 6,
  scented: false,
};
const varnish: Formula = {
  list: 'Butyl Acetate, Ethyl Acetate, Nitrocellulose, Adipic Acid/Neopentyl Glycol/Trimellitic Anhydride Copolymer, Isopropyl Alcohol, *, CI 15850, CI 77891',
  months: 24,
  scented: false,
};
const perfume: Formula = { list: 'Alcohol Denat., Parfum, Aqua', months: 36, scented: true };

const BY_FORM: Record<Exclude<Form, 'kit'>, Formula> = {
  pump: cream,
  flip: washing,
  tube: cream,
  jar: cream,
  tin: balm,
  dropper: serum,
  airless: cream,
  soap: bar,
  spray: water,
  oil,
  flacon: perfume,
  lipstick: lips,
  gloss: lips,
  compact: colour,
  palette: colour,
  mascara: lashes,
  pencil: lips,
  nail: varnish,
  stick: balm,
  baby: washing,
  sachet: scrub,
};

/** The texture that a name contains, which takes precedence over the packing. */
const BY_NAME: readonly [RegExp, Formula][] = [
  [/^(huile démaquillante|huile|sérum pointes|sérum précieux)/i, oil],
  [/^(gel (nettoyant|lavant|douche)|mousse|savon noir|shampoing (doux|fortifiant|purifiant))/i, washing],
  [/^(gommage (sucre|café|au sel)|poudre nettoyante)/i, scrub],
  [/^(beurre|baume (?!après|pieds))/i, balm],
  [/(solaire|SPF)/i, sun],
  [/^(lotion|eau |brume)/i, water],
  [/^(lait|crème|masque|après-shampoing|émulsion|baume)/i, cream],
  [/^(poudre|blush)/i, colour],
];

/** The ingredients of a product; `null` for a gift set, because its pieces have lists of their own. */
export const formulaOf = ({ name, form }: { name: string; form: Form }): Formula | null => {
  if (form === 'kit') return null;
  const packed = BY_FORM[form];
  if ([bar, colour, lips, lashes, perfume].includes(packed)) return packed;
  return BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? packed;
};
