import type { DeliveryType } from '@karite/shared/delivery';
import { COUNTRIES, type CountryCode, type PaymentMethod } from '@karite/shared/region';
import { fieldsOf } from '../storage/fields-of.ts';

/** The checkout form as it is being filled in. Empty texts are empty, never null. */
export type Draft = {
  nom: string;
  prenom: string;
  whatsapp: string;
  email: string;
  codeInfluenceur: string;
  type: DeliveryType;
  address: string;
  landmark: string;
  /** Where the shopper's phone is, `latitude,longitude` in degrees; empty unless it was shared. */
  position: string;
  country: CountryCode | '';
  city: string;
  method: PaymentMethod;
  note: string;
};

export const EMPTY_DRAFT: Draft = {
  nom: '',
  prenom: '',
  whatsapp: '',
  email: '',
  codeInfluenceur: '',
  type: 'domicile',
  address: '',
  landmark: '',
  position: '',
  country: '',
  city: '',
  method: 'especes',
  note: '',
};

/** Reads a draft that was kept; what is no text, or no choice of ours, starts empty. */
export function readDraft(value: unknown): Draft {
  const texts = Object.entries(fieldsOf(value)).flatMap(([key, text]) =>
    key in EMPTY_DRAFT && typeof text === 'string' ? [[key, text.slice(0, 2000)]] : [],
  );
  const read = { ...EMPTY_DRAFT, ...Object.fromEntries(texts) };
  return {
    ...read,
    type: read.type === 'point-relais' ? 'point-relais' : 'domicile',
    position: /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/.test(read.position) ? read.position : '',
    country: read.country && Object.hasOwn(COUNTRIES, read.country) ? read.country : '',
    method: ['en-ligne', 'especes', 'boutique'].includes(read.method) ? read.method : 'especes',
  };
}

/** Changes a draft. Home delivery clears country and city, another country clears the city (R808). */
export function changeDraft(draft: Draft, change: Partial<Draft>): Draft {
  const next = { ...draft, ...change };
  if (change.type === 'domicile' && draft.type !== 'domicile') return { ...next, country: '', city: '' };
  if (change.country !== undefined && change.country !== draft.country && change.city === undefined)
    return { ...next, city: '' };
  return next;
}
