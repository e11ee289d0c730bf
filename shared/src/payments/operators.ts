import shop from '@karite/custom/shared/shop';
import type { CountryCode } from '../region/index.ts';
import type { MoneyOperator } from '../shop/index.ts';

const MTN = { name: 'MTN MoMo', color: '#ffcb05' };
const MOOV = { name: 'Moov Money', color: '#0a62a9' };
const ORANGE = { name: 'Orange Money', color: '#ff7900' };
const WAVE = { name: 'Wave', color: '#1dc4ff' };
const AIRTEL = { name: 'Airtel Money', color: '#e40000' };

/** Those of Karité's countries: apart from their declarations, which pages load. */
const KARITE_OPERATORS: Readonly<Record<CountryCode, readonly MoneyOperator[]>> = {
  BJ: [MTN, MOOV],
  CI: [ORANGE, MTN, MOOV, WAVE],
  CD: [ORANGE, AIRTEL],
  CG: [MTN, AIRTEL],
};

/** Who moves money by phone in a country; none where that is not declared. */
export const operatorsOf = (country: CountryCode | null): readonly MoneyOperator[] =>
  shop.countries?.find(({ code }) => code === country)?.operators ?? KARITE_OPERATORS[country ?? ''] ?? [];
