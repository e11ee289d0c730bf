import type { PaymentProvider } from '../provider.ts';
import { kkiapay } from './kkiapay/kkiapay.ts';
import { pawapay } from './pawapay/pawapay.ts';

/** The settings that name the companies which take this shop's money. */
export type ProviderSettings = Partial<
  Record<
    'KKIAPAY_PUBLIC_KEY' | 'KKIAPAY_PRIVATE_KEY' | 'KKIAPAY_SECRET_KEY' | 'KKIAPAY_NOTICE_SECRET' | 'PAWAPAY_TOKEN',
    string
  > &
    Record<'KKIAPAY_SANDBOX' | 'PAWAPAY_SANDBOX', 'on' | 'off'>
>;

/** The providers that this shop has keys of; none without any. `publicUrl` is where their notices arrive. */
export function configuredProviders(settings: ProviderSettings, publicUrl: string): PaymentProvider[] {
  const { KKIAPAY_PUBLIC_KEY, KKIAPAY_PRIVATE_KEY, KKIAPAY_SECRET_KEY, PAWAPAY_TOKEN } = settings;
  const providers: PaymentProvider[] = [];
  if (KKIAPAY_PUBLIC_KEY && KKIAPAY_PRIVATE_KEY && KKIAPAY_SECRET_KEY)
    providers.push(
      kkiapay({
        publicKey: KKIAPAY_PUBLIC_KEY,
        privateKey: KKIAPAY_PRIVATE_KEY,
        secretKey: KKIAPAY_SECRET_KEY,
        noticeSecret: settings.KKIAPAY_NOTICE_SECRET,
        sandbox: settings.KKIAPAY_SANDBOX === 'on',
      }),
    );
  if (PAWAPAY_TOKEN)
    providers.push(pawapay({ token: PAWAPAY_TOKEN, sandbox: settings.PAWAPAY_SANDBOX === 'on', publicUrl }));
  return providers;
}
