import { type Environment, SettingError } from '../../platform/settings/setting.ts';
import type { PaymentDefinition } from './define-payment-provider.ts';
import type { PaymentProvider } from './provider.ts';

type Options = {
  /** Where people reach the shop: its own notices arrive there. */
  publicUrl: string;
  /** Whether payments are set to be played. */
  isStandInSet: boolean;
};

/**
 * The providers with settings; none without any. Of two with one name the later one counts: a shop's own instead of
 * Karité's. Throws a `SettingError` for settings that are wrong, and for payments that would be both real and played.
 */
export function connectProviders(
  definitions: readonly PaymentDefinition[],
  environment: Environment,
  { publicUrl, isStandInSet }: Options,
): PaymentProvider[] {
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));
  const providers = [...byName.values()].flatMap((definition) => definition.open(environment, publicUrl) ?? []);
  const real = providers.find(({ isTest }) => !isTest);
  if (real && isStandInSet)
    throw new SettingError(`PAYMENT_STAND_IN: not beside real keys (${real.name}): payments are played or real`);
  return providers;
}
