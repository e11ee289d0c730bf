import { describe, expect, it } from 'vitest';
import { paymentPageHeaders, SECURITY_HEADERS } from '../../src/platform/server/http/security-headers.ts';
import { connectProviders } from '../../src/sales/payments/connect-providers.ts';
import { PROVIDERS } from '../../src/sales/payments/providers/index.ts';

const kkiapay = {
  KKIAPAY_PUBLIC_KEY: 'clé publique',
  KKIAPAY_PRIVATE_KEY: 'clé privée',
  KKIAPAY_SECRET_KEY: 'clé secrète',
};
const pawapay = { PAWAPAY_TOKEN: 'un jeton' };
/** What the page where an order is paid says beyond every other page, with these keys. */
const added = (settings: Record<string, string>) => {
  const providers = connectProviders(PROVIDERS, settings, { publicUrl: 'https://shop.example', isStandInSet: false });
  const policy = paymentPageHeaders(providers.map(({ contentSecurity = {} }) => contentSecurity))[
    'content-security-policy'
  ];
  const usual = SECURITY_HEADERS['content-security-policy'].split('; ');
  return policy.split('; ').filter((rule) => !usual.includes(rule));
};

describe('P34: the page where an order is paid', () => {
  it('lets in what the providers with keys need, and nothing else', () => {
    const ofKkiapay = [
      "script-src 'self' https://cdn.kkiapay.me",
      "frame-src 'self' https://widget-v3.kkiapay.me https://widget.kkiapay.me",
    ];
    expect(added(kkiapay)).toEqual(ofKkiapay);
    expect(added({ ...kkiapay, ...pawapay })).toEqual(ofKkiapay);
    expect(added(pawapay)).toEqual([]);
    expect(added({})).toEqual([]);
  });

  it('keeps the window that a wallet opens, and every other page lets go of it', () => {
    expect(paymentPageHeaders([])['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(SECURITY_HEADERS['cross-origin-opener-policy']).toBe('same-origin');
  });
});
