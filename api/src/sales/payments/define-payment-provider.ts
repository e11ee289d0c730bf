import { z } from 'zod';
import {
  checkSettings,
  type Environment,
  givenOf,
  SettingError,
  type SettingShape,
} from '../../platform/settings/setting.ts';
import type { PaymentProvider } from './provider.ts';

/** The address where people reach the shop, and where the provider sends its notices. */
export type ConnectContext = { publicUrl: string; noticeUrl: string };

type Options<S extends SettingShape> = {
  /** The name that payments keep, whose label `defineCustom({ paymentProviders })` has: `teranga`. */
  name: string;
  /** Its settings, as Zod schemas. Their names begin with its own: `TERANGA_KEY`. Those without a default are needed. */
  settings: S;
  /** Called at the start when its settings are there. It sends nothing yet. */
  connect(settings: z.output<z.ZodObject<S>>, context: ConnectContext): Omit<PaymentProvider, 'name'>;
};

export type PaymentDefinition = {
  readonly name: string;
  readonly settings: SettingShape;
  /** The provider, when its settings are there; else `null`. Throws a `SettingError` for one that is wrong, missing or unknown. */
  open(environment: Environment, publicUrl: string): PaymentProvider | null;
};

/** What the settings of a provider begin with. */
export const prefixOf = (provider: string): string => `${provider.toUpperCase().replaceAll('-', '_')}_`;

const list = new Intl.ListFormat('en');
const isNeeded = (schema: z.ZodType): boolean => !schema.safeParse(undefined).success;
const hasDefault = (schema: z.ZodType): boolean => schema.safeParse(undefined).data !== undefined;

function refuseUnknown(name: string, settings: SettingShape, given: Environment): void {
  const unknown = Object.keys(given).filter((each) => each.startsWith(prefixOf(name)) && !(each in settings));
  if (unknown.length > 0)
    throw new SettingError(
      ...unknown.map((each) => `${each}: ${name} has no such setting, but ${list.format(Object.keys(settings))}`),
    );
}

/** Declares a provider of payments: Karité's own and those of `defineApi({ payments })`. */
export function definePaymentProvider<const S extends SettingShape>({
  name,
  settings,
  connect,
}: Options<S>): PaymentDefinition {
  const needed = Object.keys(settings).filter((each) => settings[each] && isNeeded(settings[each]));
  return {
    name,
    settings,
    open(environment, publicUrl) {
      const given = givenOf(environment);
      refuseUnknown(name, settings, given);
      const isBegun = Object.entries(settings).some(([each, schema]) => each in given && !hasDefault(schema));
      if (!isBegun) {
        checkSettings(z.object(settings).partial(), given);
        return null;
      }
      const missing = needed.filter((each) => !(each in given));
      if (missing.length > 0)
        throw new SettingError(
          `${list.format(missing)} ${missing.length > 1 ? 'are' : 'is'} missing: ${name} needs ${list.format(needed)}`,
        );
      const context = { publicUrl, noticeUrl: `${publicUrl}/api/payment-notices/${name}` };
      return Object.assign(connect(checkSettings(z.object(settings), given), context), { name });
    },
  };
}
