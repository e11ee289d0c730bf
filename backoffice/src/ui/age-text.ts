import { LANGUAGE } from '@karite/shared/locale';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** « il y a 3 heures »; `age` in ms. */
export function ageText(age: number): string {
  const relative = new Intl.RelativeTimeFormat(LANGUAGE, { numeric: 'auto' });
  const [unit, length] = UNITS.find(([, each]) => age >= each) ?? ['minute', 60_000];
  return age < 60_000 ? 'à l’instant' : relative.format(-Math.floor(age / length), unit);
}
