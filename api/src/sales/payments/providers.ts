import type { PaymentMethodRecord } from '@karite/shared/resources';
import type { PaymentProvider } from './provider.ts';

/** The providers that this shop has keys of, or the stand-in that plays them all. */
export type Providers = {
  all: readonly PaymentProvider[];
  /** By the name that its payments keep. */
  get(name: string): PaymentProvider | null;
  /** Who takes the money of a method: the company that it names, or the stand-in in its place. */
  of(method: Pick<PaymentMethodRecord, 'provider'>): PaymentProvider | null;
};

/** `standIn` is there only while no company is: nobody may pay with play money beside real keys. */
export function providersOf(real: readonly PaymentProvider[], standIn: PaymentProvider | null): Providers {
  const all = new Map([...real, ...(standIn ? [standIn] : [])].map((provider) => [provider.name, provider]));
  return {
    all: [...all.values()],
    get: (name) => all.get(name) ?? null,
    of: ({ provider }) => (provider && (all.get(provider) ?? standIn)) || null,
  };
}
