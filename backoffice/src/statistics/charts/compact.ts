const compact = new Intl.NumberFormat('fr-FR', { notation: 'compact', maximumSignificantDigits: 3 });

/** A figure for little space: `1,41 M`, `876 k`, `12`. */
export const formatCompact = (value: number): string => compact.format(value);
