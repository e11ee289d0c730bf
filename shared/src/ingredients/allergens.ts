import { keyOf } from './listed-name.ts';

/**
 * The allergens of a perfume that a label must name. They are the substances of annex III to Regulation (EC) No 1223/2009 as
 * amended by Regulation (EU) 2023/1545. They include the 24 of 2003, and two that were named until they were forbidden. One
 * line per entry: the names that labels use for it.
 */
const ENTRIES = `
Alpha-Isomethyl Ionone
Amyl Cinnamal
Amylcinnamyl Alcohol
Anise Alcohol
Benzyl Alcohol
Benzyl Benzoate
Benzyl Cinnamate
Benzyl Salicylate
Butylphenyl Methylpropional
Cinnamal
Cinnamyl Alcohol
Citral
Citronellol
Coumarin
Eugenol
Evernia Furfuracea Extract, Evernia Furfuracea Lichen Extract
Evernia Prunastri Extract, Evernia Prunastri Lichen Extract
Farnesol
Geraniol
Hexyl Cinnamal
Hydroxycitronellal
Hydroxyisohexyl 3-Cyclohexene Carboxaldehyde
Isoeugenol
Limonene, D-Limonene
Linalool
Methyl 2-Octynoate
3-Propylidenephthalide
6-Methyl Coumarin
Acetyl Cedrene
Alpha-Terpinene
Amyl Salicylate
Anethole
Benzaldehyde
Beta-Caryophyllene
Camphor
Cananga Odorata Oil, Cananga Odorata Flower Oil, Cananga Odorata Extract, Cananga Odorata Flower Extract
Carvone
Cedrus Atlantica Oil, Cedrus Atlantica Bark Oil, Cedrus Atlantica Extract, Cedrus Atlantica Bark Extract
Cinnamomum Cassia Leaf Oil
Cinnamomum Zeylanicum Bark Oil
Citrus Aurantium Bergamia Peel Oil
Citrus Aurantium Flower Oil, Citrus Aurantium Amara Flower Oil, Citrus Aurantium Dulcis Flower Oil
Citrus Aurantium Peel Oil, Citrus Aurantium Amara Peel Oil, Citrus Aurantium Dulcis Peel Oil
Citrus Limon Peel Oil
Dimethyl Phenethyl Acetate
Eucalyptus Globulus Oil, Eucalyptus Globulus Leaf Oil, Eucalyptus Globulus Leaf/Twig Oil
Eugenia Caryophyllus Oil, Eugenia Caryophyllus Bud Oil, Eugenia Caryophyllus Flower Oil, Eugenia Caryophyllus Leaf Oil, Eugenia Caryophyllus Stem Oil
Eugenyl Acetate
Geranyl Acetate
Hexadecanolactone
Hexamethylindanopyran
Isoeugenyl Acetate
Jasmine Oil, Jasmine Extract, Jasminum Grandiflorum Flower Extract, Jasminum Officinale Oil, Jasminum Officinale Flower Extract
Juniperus Virginiana Oil, Juniperus Virginiana Wood Oil
Laurus Nobilis Leaf Oil
Lavandula Oil, Lavandula Extract, Lavandula Angustifolia Oil, Lavandula Angustifolia Extract, Lavandula Hybrida Oil, Lavandula Hybrida Extract, Lavandula Intermedia Oil, Lavandula Intermedia Extract
Lemongrass Oil, Cymbopogon Citratus Leaf Oil, Cymbopogon Flexuosus Oil, Cymbopogon Schoenanthus Oil
Linalyl Acetate
Lippia Citriodora Absolute
Mentha Piperita Oil
Mentha Viridis Leaf Oil
Menthol
Methyl Salicylate
Myroxylon Pereirae Oil, Myroxylon Pereirae Extract, Myroxylon Pereirae Balsam Oil, Myroxylon Pereirae Balsam Extract
Narcissus Extract, Narcissus Jonquilla Extract, Narcissus Poeticus Extract, Narcissus Poeticus Flower Extract, Narcissus Tazetta Extract
Pelargonium Graveolens Flower Oil
Pinene, Alpha-Pinene, Beta-Pinene
Pinus Mugo, Pinus Mugo Leaf Oil, Pinus Mugo Twig Oil
Pinus Pumila, Pinus Pumila Needle Extract, Pinus Pumila Twig Leaf Oil
Pogostemon Cablin Oil
Rose Flower Oil, Rose Flower Extract, Rosa Damascena Flower Oil, Rosa Damascena Flower Extract, Rosa Centifolia Flower Oil, Rosa Centifolia Flower Extract
Rose Ketones, Alpha-Damascone, Beta-Damascone, Delta-Damascone, Damascenone
Salicylaldehyde
Santalol, Alpha-Santalol, Beta-Santalol
Santalum Album Oil
Sclareol
Terpineol
Terpinolene
Tetramethyl Acetyloctahydronaphthalenes
Trimethylbenzenepropanol
Trimethylcyclopentenyl Methylisopentenol
Turpentine
Vanillin`;

const ALLERGENS: ReadonlySet<string> = new Set(ENTRIES.split(/\n|, /).filter(Boolean).map(keyOf));

/**
 * Whether a label must name an ingredient because some people are allergic to it (R1836). Capitals, blanks and text in
 * brackets are ignored.
 */
export const isAllergen = (name: string): boolean => ALLERGENS.has(keyOf(name));
