import { cutToLength } from '@karite/shared/text';
import { recordOf, textOf } from '../answer-fields.ts';

/** What pawaPay's codes mean to a shopper. */
const FAILURES = new Map(
  Object.entries({
    PAYER_NOT_FOUND: 'Ce numéro n’a pas de compte mobile money chez cet opérateur.',
    PAYMENT_NOT_APPROVED: 'Le paiement n’a pas été validé sur le téléphone.',
    INSUFFICIENT_BALANCE: 'Le solde est insuffisant.',
    PAYER_LIMIT_REACHED: 'Le plafond de ce compte est atteint.',
    WALLET_LIMIT_REACHED: 'Le plafond de ce compte est atteint.',
    PAYMENT_IN_PROGRESS: 'Un autre paiement est en cours sur ce compte.',
    PROVIDER_TEMPORARILY_UNAVAILABLE: 'Cet opérateur est momentanément indisponible.',
    AMOUNT_OUT_OF_BOUNDS: 'Le montant dépasse les limites de l’opérateur.',
    RECIPIENT_NOT_FOUND: 'Ce numéro n’a plus de compte mobile money chez cet opérateur.',
    BALANCE_INSUFFICIENT: 'Le solde de la boutique chez pawaPay est insuffisant.',
    PAWAPAY_WALLET_OUT_OF_FUNDS: 'Le solde de la boutique chez pawaPay est insuffisant.',
  }),
);

/** Why something failed or was refused, in French; codes that we do not know stand as they are. */
export function failureOf(answer: unknown): string | null {
  const code = textOf(recordOf(recordOf(answer).failureReason).failureCode);
  if (!code) return null;
  return FAILURES.get(code) ?? `Le paiement a été refusé (${cutToLength(code, 100)}).`;
}
