/** The kinds of staff notifications in the back-office's bell; each person may switch off each kind (R1551). */
export const TEAM_NOTIFICATION_KINDS = ['mention', 'order', 'failure', 'money', 'stock', 'job'] as const;
export type TeamNotificationKind = (typeof TEAM_NOTIFICATION_KINDS)[number];

export const TEAM_NOTIFICATION_LABELS: Readonly<Record<TeamNotificationKind, string>> = {
  mention: 'On me mentionne dans un commentaire',
  order: 'Nouvelle commande d’un client',
  failure: 'Paiement échoué',
  money: 'Paiement incomplet, en trop ou en retard',
  stock: 'Stock bas d’un produit compté',
  job: 'Fin de mes imports et exports',
};

/** Of more unread ones than these nobody needs the number. */
export const MOST_UNREAD = 99;
/** For how many days an event is shown. */
export const TEAM_NOTIFICATION_DAYS = 30;
