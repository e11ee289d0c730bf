import type { ORDER_CHANNEL_LABELS } from '@karite/shared/cash';
import type { Given } from '@karite/shared/client';
import type { COUNTRY_NAMES, DELIVERY_LABELS, PAYMENT_LABELS } from '@karite/shared/orders';
import type { TypedNumber } from '../ui/fields/number-field.tsx';

type StaffOrder = Given<'POST', '/orders/staff'>['body'];
export type DraftLine = { productId: string; name: string; quantity: TypedNumber };

/** What is typed for somebody on the phone. */
export type StaffDraft = {
  channel: keyof typeof ORDER_CHANNEL_LABELS;
  nom: string;
  prenom: string;
  whatsapp: string;
  type: keyof typeof DELIVERY_LABELS;
  address: string;
  country: keyof typeof COUNTRY_NAMES | '';
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
  country: '',
  city: '',
  shop: '',
  method: 'especes',
  note: '',
  promoCode: '',
  lines: [],
};

/** The articles and the destination: what a quote needs, once every quantity is valid. */
export const quoteRequestOf = ({ type, address, country, city, shop, lines, promoCode }: StaffDraft) => ({
  delivery:
    type === 'retrait'
      ? { type, address: shop || null, country: null, city: null }
      : { type, address: type === 'domicile' ? address : null, country: country || null, city: city || null },
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
  if (type === 'retrait' && (name === 'address' || name === 'type')) return 'shop';
  return isField(name) ? name : null;
}
