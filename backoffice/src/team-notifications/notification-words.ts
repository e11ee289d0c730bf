import type { Answer } from '@karite/shared/client';
import { formatMoney } from '@karite/shared/money';
import { PAYMENT_STATUS_LABELS } from '@karite/shared/payments';
import { resources } from '@karite/shared/resources';

export type TeamNotification = Answer<'GET', '/users/me/notices'>[number];

const labelOf = (name: string) => resources.find((each) => each.name === name)?.label;
const JOBS: Readonly<Record<string, string>> = { import: 'Import', undo: 'Annulation d’un import' };
const statuses: Readonly<Record<string, string>> = PAYMENT_STATUS_LABELS;

/** The texts of a notification: what happened, and below it which record. */
export function wordsOf({ kind, resource, title, note, amount, currency }: TeamNotification): {
  title: string;
  note: string;
} {
  const label = labelOf(resource);
  const about = [title, amount === null ? null : formatMoney(amount, currency ?? undefined)];
  const summary = about.filter(Boolean).join(' · ');
  switch (kind) {
    case 'mention':
      return { title: `${title ?? 'Un compte supprimé'} vous mentionne : ${label?.one ?? resource}`, note: note ?? '' };
    case 'order':
      return { title: 'Nouvelle commande', note: summary };
    case 'failure':
      return { title: 'Paiement échoué', note: summary };
    case 'money':
      return { title: `Paiement : ${statuses[note ?? ''] ?? note ?? ''}`, note: summary };
    case 'stock':
      return { title: `Stock bas : ${title ?? ''}`, note: note === '0' ? 'Il n’en reste plus' : `Reste ${note}` };
    case 'job': {
      const what = `${JOBS[title ?? ''] ?? 'Export'} : ${label?.many ?? resource}`;
      return { title: `${what}, ${note === null ? 'terminé' : 'interrompu'}`, note: note ?? '' };
    }
  }
}

/** Where a notification leads: to its record's page, to a file that waits, or to the list that the work was about. */
export function addressOf({ kind, key, resource, record, title, note }: TeamNotification): string {
  if (kind === 'job' && title === 'export' && note === null) return `/exports/${key}`;
  return record ? `/${resource}/${record}` : `/${resource}`;
}
