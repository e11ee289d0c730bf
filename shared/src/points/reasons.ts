/** Why the points of an account change (R1970). */
export const POINT_REASON_LABELS = {
  earned: 'Gagnés par une commande',
  takenBack: 'Repris',
  exchanged: 'Échangés contre un code',
  given: 'Geste de la boutique',
} as const;

export type PointReason = keyof typeof POINT_REASON_LABELS;
