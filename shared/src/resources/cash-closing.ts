import { COURIER_KIND_LABELS } from '../cash/index.ts';
import { formatLongDay } from '../format/index.ts';
import { CURRENCY_LABELS, RATE_LABEL } from '../payments/index.ts';
import { choice, decimal, defineResource, formatDay, integer, lines, type RecordOf, text } from '../resource/index.ts';

/** What one courier or relay point owed and brought, in one currency, as it was when the day was closed. */
const closingLine = {
  courier: text({ label: 'Livreur ou relais', required: true }),
  kind: choice({ label: 'Type', options: COURIER_KIND_LABELS, required: true }),
  currency: choice({ label: 'Monnaie', options: CURRENCY_LABELS, isExtensible: true, required: true }),
  expected: decimal({ label: 'Attendu', required: true }),
  received: decimal({ label: 'Reçu', required: true }),
  difference: decimal({ label: 'Écart', required: true }),
  orders: integer({ label: 'Commandes', required: true }),
  refused: integer({ label: 'Refus', required: true }),
  /** The part of `expected` and `received` that was refunded; `null` of closings from before it was counted. */
  refunded: decimal({ label: 'Remboursé' }),
} as const;

/** What lay in the drawer, in one currency, when somebody counted it. `rate`: for 10 000 of the shop's, of other money. */
const closingCount = {
  currency: choice({ label: 'Monnaie', options: CURRENCY_LABELS, isExtensible: true, required: true }),
  expected: decimal({ label: 'Attendu', required: true }),
  counted: decimal({ label: 'Compté', required: true }),
  difference: decimal({ label: 'Écart', required: true }),
  rate: decimal({ label: RATE_LABEL }),
} as const;

/** The closed cash of a day: it is stored and never changes. Cash that was still on its way is part of the next one. */
export const cashClosings = defineResource({
  name: 'cash-closings',
  label: { one: 'Clôture de caisse', many: 'Clôtures', title: 'Clôtures de caisse' },
  purpose: 'Le soir, comptez la caisse et clôturez la journée : l’écart est noté.',
  icon: 'closing',
  menu: { group: 'money' },
  comments: false,
  display: 'day',
  identity: ({ day, by }: { day: string; by: string }) => `Clôture du ${formatLongDay(day)}, ${by.replace(/@.*/, '')}`,
  access: { read: 'admin' },
  sort: { field: 'day', order: 'desc' },
  fieldsAre: 'readOnly',
  fields: {
    day: text({ label: 'Jour', required: true, unique: 'Cette journée est déjà clôturée', shownAs: formatDay, column: { sortable: true } }),
    by: text({ label: 'Clôturée par', required: true, column: true }),
    lines: lines({ label: 'Par livreur et monnaie', column: true, fields: closingLine }),
    counts: lines({ label: 'Caisse comptée', column: true, fields: closingCount }),
  },
  messages: { notFound: 'Clôture introuvable' },
});

export type CashClosing = RecordOf<typeof cashClosings>;
