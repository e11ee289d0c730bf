import shop from '@karite/custom/shared/shop';

/** The names of Karité's countries (R305); the rest of their declarations is in `karite-countries.ts`, which pages load later. */
const KARITE_NAMES = {
  BJ: 'Bénin',
  CI: 'Côte d’Ivoire',
  CD: 'RDC',
  CG: 'République du Congo',
} as const;

/** The countries that the shop sells to, by code, as a choice shows them: Karité's own first. */
export const COUNTRY_NAMES: Readonly<Record<string, string>> = {
  ...KARITE_NAMES,
  ...Object.fromEntries((shop.countries ?? []).map(({ code, name }) => [code, name])),
};

export const COUNTRY_CODES: readonly string[] = Object.keys(COUNTRY_NAMES);

/** The country of the shop's seat, where an order or a number names none. */
export const SEAT: string = shop.seat ?? 'BJ';

const seat = shop.countries?.find(({ code }) => code === SEAT)?.phone;
/** The example beside a phone field that belongs to no country. */
export const PHONE_EXAMPLE = seat ? `+${seat.prefix} ${seat.example}` : '+229 01 97 00 00 00';
