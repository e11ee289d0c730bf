import { formatLongDay } from '../format/index.ts';
import { belongsTo, date, defineResource, price, text } from '../resource/index.ts';
import { influencers } from './influencer.ts';

/** What influencers were paid of their commission (R1609). */
export const influencerPayouts = defineResource({
  name: 'influencer-payouts',
  label: { one: 'Commission payée', many: 'Commissions payées', create: 'Noter une commission' },
  purpose: 'Ce que vous avez payé à vos influenceurs.',
  icon: 'star',
  menu: false,
  display: 'paidOn',
  identity: ({ influencer, paidOn }: { influencer?: { name: string } | null; paidOn: string }) => `Commission payée à ${influencer?.name} le ${formatLongDay(paidOn)}`,
  access: { read: 'admin', write: 'admin' },
  sort: { field: 'paidOn', order: 'desc' },
  fields: {
    influencerId: belongsTo(influencers, {
      label: 'Influenceur',
      required: 'Choisissez l’influenceur',
      embed: ['name', 'code'],
      column: true,
      filter: { all: 'Tous les influenceurs' },
    }),
    amount: price({ label: 'Montant', required: 'Le montant est obligatoire', min: 1, summed: true, column: { sortable: true } }),
    paidOn: date({ label: 'Payée le', required: 'Le jour est obligatoire', column: { sortable: true } }),
    note: text({ label: 'Note', column: true }),
  },
});
