import { PROVIDER_LABELS } from '@karite/shared/payments';
import type { Report } from '@karite/shared/resource/check';
import { type PaymentDefinition, prefixOf } from '../sales/payments/define-payment-provider.ts';
import { SETTINGS } from '../settings.ts';

/** Reports what can't work in a shop's payment providers. */
export function checkPayments(definitions: readonly PaymentDefinition[], report: Report): void {
  const seen = new Set<string>();
  for (const { name, settings } of definitions) {
    const where = `payments.${name}`;
    if (seen.has(name)) report(where, 'two providers have this name', 'Rename one of them');
    seen.add(name);
    if (!Object.hasOwn(PROVIDER_LABELS, name))
      report(where, 'has no label', `Write paymentProviders: { '${name}': '…' } in custom/shared/index.ts`);
    for (const setting of Object.keys(settings)) {
      if (!setting.startsWith(prefixOf(name)))
        report(`${where}.settings.${setting}`, 'another name is expected', `Let it begin with ${prefixOf(name)}`);
      if (setting in SETTINGS)
        report(`${where}.settings.${setting}`, 'Karité has a setting of this name', 'Rename the setting');
    }
  }
}
