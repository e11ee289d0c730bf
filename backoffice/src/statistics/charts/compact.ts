import { LOCALE } from '@karite/shared/locale';

const compact = new Intl.NumberFormat(LOCALE, { notation: 'compact', maximumSignificantDigits: 3 });

/** A figure for little space: `1,41 M`, `876 k`, `12`. */
export const formatCompact = (value: number): string => compact.format(value);
