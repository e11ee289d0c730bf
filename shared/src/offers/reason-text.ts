import { formatMoney } from '../money/index.ts';
import type { Reason } from './offer.ts';

/** Why an order does not have an offer, in words for shoppers (R1938). */
export function reasonText(reason: Reason): string {
  switch (reason.why) {
    case 'none':
      return 'Aucun article de votre panier n’y donne droit';
    case 'short':
      return `Plus que ${formatMoney(reason.short)} d’articles qui y donnent droit`;
    case 'gift':
      return 'Ajoutez votre cadeau au panier : il vous est offert';
    case 'promotions':
      return 'Ne vaut pas pour les articles en promotion';
    case 'better':
      return `Ne se cumule pas avec « ${reason.than} », plus avantageux`;
    case 'free':
      return 'La livraison vous est déjà offerte';
  }
}
