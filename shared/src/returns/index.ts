/** The status of a return. A shopper requests it, the shop settles it; a refused or refunded one is closed. */
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

/** A return may be requested once the order is paid or has arrived, until all of it was refunded (R2084). */
export const canReturn = ({ status, isRefunded }: { status: string; isRefunded: boolean }): boolean =>
  !isRefunded && (status === 'paid' || status === 'shipped' || status === 'completed');
