import { CHECKOUT_MESSAGES } from '@karite/shared/orders';
import { normalisePhone } from '@karite/shared/region';
import type { InputOf, ValuesOf } from '@karite/shared/resource';
import type { addresses } from '@karite/shared/resources';
import { invalid } from '../server/errors/api-error.ts';

type Addresses = typeof addresses;

/** A checked address as it is kept: the phone as E.164, a city only with its country. Throws a 400 for a number that is none. */
export function readAddress(input: InputOf<Addresses, 'create'>): ValuesOf<Addresses> {
  const phone = normalisePhone(input.phone, input.country);
  if (!phone) throw invalid({ phone: CHECKOUT_MESSAGES.phone });
  return { ...input, phone, city: input.country ? input.city : null };
}
