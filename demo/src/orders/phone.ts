import type { Random } from '@karite/shared/random';
import type { DemoCountry } from './people.ts';

/** How a mobile number begins, after the country's code, and how many digits follow. */
const mobiles: Record<DemoCountry, { code: string; starts: readonly string[]; rest: number }> = {
  BJ: { code: '229', starts: ['0197', '0196', '0166', '0195', '0161'], rest: 6 },
  CI: { code: '225', starts: ['07', '05', '01'], rest: 8 },
  CD: { code: '243', starts: ['81', '82', '85', '89', '97', '99'], rest: 7 },
  CG: { code: '242', starts: ['06', '05'], rest: 7 },
};

/** A mobile number in E.164. The last digits start with 0 so that few of them can belong to anyone. */
export function phoneIn(country: DemoCountry, random: Random): string {
  const { code, starts, rest } = mobiles[country];
  const digits = String(random.int(0, 10 ** (rest - 1) - 1)).padStart(rest, '0');
  return `+${code}${random.pick(starts)}${digits}`;
}
