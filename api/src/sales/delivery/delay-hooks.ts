import { daysProblem } from '@karite/shared/delivery';
import type { deliveryCountries } from '@karite/shared/resources';
import { hooks, type Saving } from '../../engine/write/hooks.ts';
import { invalid } from '../../platform/server/errors/api-error.ts';

/** Refuses delays of which one end is missing, or that end before they begin (R1846), of the country and of its cities. */
async function check({ values, before }: Saving<typeof deliveryCountries>): Promise<void> {
  const { cities = [], ...country } = { ...before, ...values };
  const wrong = [
    ['daysTo', daysProblem(country)],
    ...cities.map((city, at) => [`cities.${at}.daysTo`, daysProblem(city)]),
  ];
  const notified = wrong.filter(([, problem]) => problem);
  if (notified.length > 0) throw invalid(Object.fromEntries(notified));
}

/** What a declaration cannot say of a delay: that its two ends go together. */
export const delayHooks = hooks({ 'delivery-countries': { check } });
