/** How phone numbers are written in a country. */
export type PhoneRule = {
  /** The country's calling code: `221`. */
  prefix: string;
  /** A whole national number, its digits alone: `/^7\d{8}$/`. */
  national: RegExp;
  /** The lengths of the groups that a national number is shown in: `[2, 3, 2, 2]`. */
  groups: readonly number[];
  /** A number as people dial it at home; it is shown beside the fields. */
  example: string;
  /** Other digits that mean a national number here: with a trunk prefix, or as they were before a reform. */
  mend?: (digits: string) => string;
};

/** Who moves money by phone there, as people know it: by name and colour. */
export type MoneyOperator = { name: string; color: string };

/** A country that a shop sells to. Its rates, cities and rules are the first values of records that the team edits. */
export type Country = {
  /** ISO 3166-1 alpha-2: `SN`. Orders store it, so it never changes. */
  code: string;
  /** ISO 3166-1 alpha-3, as payment providers write it: `SEN`. */
  alpha3: string;
  name: string;
  /** Other names that a call may use, in any case (R305). */
  aliases?: readonly string[];
  phone: PhoneRule;
  /** The currency that it pays in, by ISO 4217: `XOF`. */
  currency: string;
  /** Those that pay online there; their names are shown beside that way to pay. */
  operators?: readonly MoneyOperator[];
  /** What it calls a company's tax number: `NINEA`. */
  taxNumber: string;
  /** The usual value added tax, in percent. */
  vatRate: number;
  /** The delivery fees below the free threshold, in the shop's currency (R302, R303). */
  homeFee: number;
  relayFee: number;
  /** How long a delivery takes, in working days: the soonest and the latest. */
  days?: readonly [from: number, to: number];
  /** The cities that it begins with, each with a relay point; the largest first. Without them the team enters some. */
  cities?: readonly string[];
};

/** A country, for `countries` of `defineShop`. */
export const defineCountry = <const C extends Country>(country: C): C => country;
