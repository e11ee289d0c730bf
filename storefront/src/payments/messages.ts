/** The messages of an online payment (R405), to the letter. Only our server confirms a payment. */
export const LOADING = 'Le système de paiement se charge, veuillez patienter...';
export const NOT_LOADED = "Le widget de paiement ne s'est pas chargé correctement. Veuillez actualiser la page.";
export const TECHNICAL = 'Erreur technique. Veuillez réessayer.';
export const FAILED = 'Erreur lors du paiement. Veuillez réessayer.';
/** This browser has neither the order's key nor its account: another one began the payment, or storage is forbidden. */
export const UNKNOWN =
  'Ce paiement ne peut pas être affiché ici. Ouvrez le lien de votre commande, ou connectez-vous à votre compte.';
