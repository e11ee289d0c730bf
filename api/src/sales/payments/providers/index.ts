import type { PaymentDefinition } from '../define-payment-provider.ts';
import { kkiapayProvider } from './kkiapay/settings.ts';
import { pawapayProvider } from './pawapay/settings.ts';

/** Karité's own providers; those of a shop come after them. */
export const PROVIDERS: readonly PaymentDefinition[] = [kkiapayProvider, pawapayProvider];
