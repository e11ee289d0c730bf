/** What the bell of the back-office tells its staff of; each kind may be switched off by who reads it (R1551). */
export const NOTICE_KINDS = ['mention', 'order', 'failure', 'money', 'stock', 'job'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const NOTICE_LABELS: Readonly<Record<NoticeKind, string>> = {
  mention: 'On me mentionne dans un commentaire',
  order: 'Nouvelle commande d’un client',
  failure: 'Paiement échoué',
  money: 'Paiement incomplet, en trop ou en retard',
  stock: 'Stock bas d’un produit compté',
  job: 'Fin de mes imports et exports',
};

/** Of more unread ones than these nobody needs the number. */
export const MOST_UNREAD = 99;
/** For so many days what happened is told. */
export const NOTICE_DAYS = 30;
