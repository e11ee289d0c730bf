import { CHECKOUT_MESSAGES } from '@karite/shared/orders';
import { type CountryCode, normalisePhone } from '@karite/shared/region';
import type { Values } from '../resource/save.ts';
import { invalid } from '../server/errors/api-error.ts';

/** A checked address as it is kept: the phone as E.164, a city only with its country. Throws a 400 for a number that is none. */
export function readAddress(values: Values): Values {
  const country = (values.country ?? null) as CountryCode | null;
  const phone = normalisePhone(String(values.phone), country);
  if (!phone) throw invalid({ phone: CHECKOUT_MESSAGES.phone });
  return { ...values, phone, city: country ? values.city : null };
}
