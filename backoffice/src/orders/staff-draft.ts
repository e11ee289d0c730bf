import type { ORDER_CHANNEL_LABELS } from '@karite/shared/cash';
import type { Answer, Given } from '@karite/shared/client';
import { DELIVERY_MODES, type DeliveryType, isFetched, modeOf } from '@karite/shared/delivery';
import type { PAYMENT_LABELS } from '@karite/shared/orders';
import { COUNTRY_CODES, type CountryCode, formatPhone } from '@karite/shared/region';
import type { TypedNumber } from '../ui/fields/number-field.tsx';

type StaffOrder = Given<'POST', '/orders/staff'>['body'];
export type DraftLine = { productId: string; name: string; quantity: TypedNumber };

/** What is typed for somebody on the phone. */
export type StaffDraft = {
  channel: keyof typeof ORDER_CHANNEL_LABELS;
  nom: string;
  prenom: string;
  whatsapp: string;
  type: DeliveryType;
  address: string;
  landmark: string;
  country: CountryCode | '';
  city: string;
  /** The address of the shop where it is fetched. */
  shop: string;
  method: keyof typeof PAYMENT_LABELS;
  note: string;
  promoCode: string;
  lines: DraftLine[];
};

export const EMPTY_ORDER: StaffDraft = {
  channel: 'phone',
  nom: '',
  prenom: '',
  whatsapp: '',
  type: 'domicile',
  address: '',
  landmark: '',
  country: '',
  city: '',
  shop: '',
  method: 'especes',
  note: '',
  promoCode: '',
  lines: [],
};

type LastOrder = Answer<'GET', '/customers/{id}'>['last'];

/** An order for somebody who has ordered before: with their name, their number and where it went last. */
export function orderFor(last: LastOrder): StaffDraft {
  const mode = DELIVERY_MODES.find(({ name }) => name === last.deliveryType);
  const country = COUNTRY_CODES.find((code) => code === last.country);
  return {
    ...EMPTY_ORDER,
    nom: last.nom,
    prenom: last.prenom,
    whatsapp: formatPhone(last.phone),
    type: mode?.name ?? EMPTY_ORDER.type,
    ...(mode?.isFetched
      ? { shop: last.address ?? '' }
      : { address: last.address ?? '', landmark: last.landmark ?? '', country: country ?? '', city: last.city ?? '' }),
  };
}

const fieldsOf = (type: DeliveryType) => modeOf(type).fields();

/** The articles and the destination: what a quote needs, once every quantity is valid. */
export const quoteRequestOf = ({ type, address, landmark, country, city, shop, lines, promoCode }: StaffDraft) => ({
  delivery: isFetched(type)
    ? { type, address: shop || null, country: null, city: null }
    : {
        type,
        address: (fieldsOf(type).address && address) || null,
        landmark: (fieldsOf(type).landmark && landmark) || null,
        country: country || null,
        city: city || null,
      },
  items: lines.flatMap(({ productId, quantity }) => (typeof quantity === 'number' ? { productId, quantity } : [])),
  ...(promoCode.trim() && { promoCode: promoCode.trim() }),
});

/** The order as the API takes it, at the total that was quoted to the customer. */
export const toStaffOrder = (draft: StaffDraft, orderId: string, totalPrice: number): StaffOrder => ({
  orderId,
  channel: draft.channel,
  customerInfo: { nom: draft.nom, prenom: draft.prenom, whatsapp: draft.whatsapp },
  payment: { method: draft.method },
  totalPrice,
  note: draft.note || null,
  ...quoteRequestOf(draft),
});

const isField = (name: string | undefined): name is keyof StaffDraft => name !== undefined && name in EMPTY_ORDER;

/** The draft field of an error, by its path in the request; `null` where no field has that path. */
export function fieldOf(path: string, { type }: StaffDraft): keyof StaffDraft | null {
  const name = path.split('.').at(-1);
  if (isFetched(type) && (name === 'address' || name === 'type')) return 'shop';
  return isField(name) ? name : null;
}
