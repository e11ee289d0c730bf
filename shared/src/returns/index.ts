import { lineTotal } from '../pricing/index.ts';

/** Where a return stands. A shopper asks, the shop settles; what was refused or refunded is closed. */
export const RETURN_STATUSES = ['requested', 'accepted', 'refused', 'received', 'refunded'] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

export const RETURN_STATUS_LABELS: Record<ReturnStatus, string> = {
  requested: 'Demandé',
  accepted: 'Accepté',
  refused: 'Refusé',
  received: 'Reçu',
  refunded: 'Remboursé',
};

/** What may follow. An accepted one may be refunded before the articles are back: not every shop wants them. */
export const RETURN_STEPS: Record<ReturnStatus, readonly ReturnStatus[]> = {
  requested: ['accepted', 'refused'],
  accepted: ['received', 'refunded', 'refused'],
  received: ['refunded', 'refused'],
  refused: [],
  refunded: [],
};

export const RETURN_REASONS = {
  damaged: 'Article abîmé ou défectueux',
  wrong: 'Ce n’est pas l’article commandé',
  missing: 'Article manquant',
  unsuitable: 'L’article ne me convient pas',
  cancel: 'Je ne veux plus de ma commande',
} as const;
export type ReturnReason = keyof typeof RETURN_REASONS;

/** The longest that a shopper may write, in characters. */
export const RETURN_COMMENT_LENGTH = 1_000;

/** A return may be asked for once the order is paid or has arrived. */
export const canReturn = ({ status }: { status: string }): boolean =>
  status === 'paid' || status === 'shipped' || status === 'completed';

type Bought = { subtotal: number; discount: number; totalPrice: number };
/** So many pieces of a line that had `bought` of them; `discount`: its part of the order's, where that was kept. */
type BoughtLine = { price: number; quantity: number; discount?: number | null; bought?: number };

const hasShare = (line: BoughtLine): line is BoughtLine & { discount: number; bought: number } =>
  line.discount !== null && line.discount !== undefined && Boolean(line.bought);

/**
 * What lines of an order were paid, in whole FCFA: each bears its part of the order's discount
 * (R1937), and of orders that did not keep it a share. The delivery is not in
 * it, and it never comes to more than the order.
 */
export function paidFor(order: Bought, lines: readonly BoughtLine[]): number {
  const sum = lines.reduce((total, line) => total + lineTotal(line), 0);
  if (lines.every(hasShare)) {
    const off = lines.reduce((total, { discount, quantity, bought }) => total + (discount * quantity) / bought, 0);
    return Math.min(Math.round(sum - off), order.totalPrice);
  }
  const share = order.subtotal > 0 ? (order.subtotal - order.discount) / order.subtotal : 1;
  return Math.min(Math.round(sum * share), order.totalPrice);
}
