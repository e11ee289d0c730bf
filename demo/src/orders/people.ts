type People = { women: readonly string[]; men: readonly string[]; families: readonly string[] };

/** The countries that the demo's people live in. */
export type DemoCountry = 'BJ' | 'CI' | 'CD' | 'CG';

/** Names as they are met in each country. */
export const people: Record<DemoCountry, People> = {
  BJ: {
    women: [
      'Sènami',
      'Afi',
      'Mireille',
      'Reine',
      'Bénédicte',
      'Ornella',
      'Fifamè',
      'Clarisse',
      'Rachidatou',
      'Viviane',
    ],
    men: ['Rodrigue', 'Fréjus', 'Gildas', 'Moussa', 'Sèdjro', 'Romaric'],
    families: [
      'Adjovi',
      'Hounsou',
      'Dossou',
      'Agbodjan',
      'Zinsou',
      'Kpadé',
      'Sossa',
      'Gbaguidi',
      'Ahouansou',
      'Tossou',
    ],
  },
  CI: {
    women: ['Aya', 'Adjoua', 'Mariam', 'Akissi', 'Fatou', 'Affoué', 'Stéphanie', 'Grâce', 'Aminata', 'Prisca'],
    men: ['Serge', 'Yao', 'Ibrahim', 'Franck', 'Kouamé', 'Désiré'],
    families: ['Kouassi', 'Koné', 'Traoré', "N'Guessan", 'Yapi', 'Bamba', 'Ouattara', 'Gnahoré', 'Koffi', 'Aka'],
  },
  CD: {
    women: ['Béatrice', 'Nadège', 'Mimie', 'Gloria', 'Dorcas', 'Chantal', 'Ruth', 'Plamedi', 'Sarah', 'Esther'],
    men: ['Héritier', 'Patrick', 'Christian', 'Jonathan', 'Dieumerci', 'Glody'],
    families: ['Mukendi', 'Ilunga', 'Kabongo', 'Tshibangu', 'Mbuyi', 'Kalala', 'Mwamba', 'Lukusa', 'Nsimba', 'Bolamba'],
  },
  CG: {
    women: ['Prudence', 'Carine', 'Merveille', 'Christelle', 'Flore', 'Sylvie', 'Ida', 'Belvie', 'Nathalie', 'Josiane'],
    men: ['Brice', 'Rufin', 'Aymar', 'Destin', 'Guy', 'Jospin'],
    families: ['Mabiala', 'Loemba', 'Nkounkou', 'Massamba', 'Ngoma', 'Itoua', 'Okemba', 'Makosso', 'Samba', 'Mouanda'],
  },
};

/** Home addresses in each country's largest city, the first of its relay cities (R304). */
export const streets: Record<DemoCountry, readonly string[]> = {
  BJ: [
    'Quartier Haie Vive, rue 12.089, maison beige',
    'Fidjrossè plage, von après la pharmacie',
    'Akpakpa, carré 1204, à côté du marché Dantokpa',
    'Cadjèhoun, immeuble Les Palmiers, 2e étage',
    'Zogbo, derrière le collège, portail bleu',
  ],
  CI: [
    'Cocody Angré, 8e tranche, villa 214',
    'Yopougon Selmer, près de la station',
    'Marcory Zone 4, rue du Canal, résidence Ivoire',
    'Treichville, avenue 16, rue 21',
    'Riviera Palmeraie, rond-point, immeuble Akwa',
  ],
  CD: [
    'Gombe, avenue de la Justice 45',
    'Bandalungwa, avenue Kasa-Vubu 118, réf. église',
    'Limete, 7e rue, quartier résidentiel',
    'Ngaliema, Ma Campagne, avenue des Écuries 9',
    'Lemba, avenue By-Pass 32, portail vert',
  ],
  CG: [
    'Bacongo, rue Mbama 27',
    'Poto-Poto, avenue de la Paix 110',
    'Moungali, rue Louingui 64, en face de la boulangerie',
    'Plateau des 15 ans, case 88',
    'Ouenzé, rue Bouemba 15, portail noir',
  ],
};
