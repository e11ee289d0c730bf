import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { connectProviders } from './connect-providers.ts';
import { definePaymentProvider } from './define-payment-provider.ts';
import type { PaymentProvider } from './provider.ts';
import { PROVIDERS } from './providers/index.ts';

const nothing: Omit<PaymentProvider, 'name' | 'isTest'> = {
  currencies: ['XOF'],
  countries: ['BJ'],
  refunds: 'none',
  create: async () => ({ open: { kind: 'page', url: 'https://teranga.example' } }),
  verify: () => Promise.reject(new Error('not in this test')),
  readNotice: () => null,
  refund: () => Promise.reject(new Error('not in this test')),
};

const teranga = definePaymentProvider({
  name: 'teranga',
  settings: {
    TERANGA_KEY: z.string().min(8, 'at least 8 characters'),
    TERANGA_SHOP: z.string(),
    TERANGA_SECRET: z.string().optional(),
    TERANGA_SANDBOX: z.enum(['on', 'off'], 'on or off').default('off'),
  },
  connect: ({ TERANGA_SANDBOX }) => ({ ...nothing, isTest: TERANGA_SANDBOX === 'on' }),
});
const keys = { TERANGA_KEY: 'a long key', TERANGA_SHOP: 'karite' };

const connect = (environment: Record<string, string>, isStandInSet = false, definitions = [...PROVIDERS, teranga]) =>
  connectProviders(definitions, environment, { publicUrl: 'https://shop.example', isStandInSet });
const names = (...given: Parameters<typeof connect>) => connect(...given).map(({ name }) => name);

describe('a payment provider', () => {
  it('is there with its settings, and not without', () => {
    expect(names({})).toEqual([]);
    expect(names({ TERANGA_SANDBOX: 'on', TERANGA_KEY: ' ' })).toEqual([]);
    expect(names(keys)).toEqual(['teranga']);
    expect(names({ ...keys, PAWAPAY_TOKEN: 'a-token-of-theirs' })).toEqual(['pawapay', 'teranga']);
  });

  it('gets its settings and the address of its notices', () => {
    const seen: unknown[] = [];
    const spy = definePaymentProvider({
      name: 'my-pay',
      settings: { MY_PAY_KEY: z.string() },
      connect: (...given) => {
        seen.push(given);
        return { ...nothing, isTest: false };
      },
    });
    expect(names({ MY_PAY_KEY: 'key' }, false, [spy])).toEqual(['my-pay']);
    expect(seen).toEqual([
      [
        { MY_PAY_KEY: 'key' },
        { publicUrl: 'https://shop.example', noticeUrl: 'https://shop.example/api/payment-notices/my-pay' },
      ],
    ]);
  });

  it.each([
    ['TERANGA_SHOP is missing: teranga needs TERANGA_KEY and TERANGA_SHOP', { TERANGA_KEY: 'a long key' }],
    ['TERANGA_KEY and TERANGA_SHOP are missing', { TERANGA_SECRET: 'secret' }],
    ['TERANGA_KEY: at least 8 characters', { ...keys, TERANGA_KEY: 'short' }],
    ['TERANGA_SANDBOX: on or off', { TERANGA_SANDBOX: 'yes' }],
    ['TERANGA_KYE: teranga has no such setting, but TERANGA_KEY', { ...keys, TERANGA_KYE: 'a long key' }],
    [
      'KKIAPAY_SECRET_KEY is missing',
      { KKIAPAY_PUBLIC_KEY: 'une clé publique', KKIAPAY_PRIVATE_KEY: 'une clé privée' },
    ],
    [
      'KKIAPAY_PUBLIC_KEY, KKIAPAY_PRIVATE_KEY, and KKIAPAY_SECRET_KEY are missing',
      { KKIAPAY_NOTICE_SECRET: 'long assez pour cela' },
    ],
    [
      'KKIAPAY_NOTICE_SECRET: at least 16 characters',
      {
        KKIAPAY_PUBLIC_KEY: 'une clé publique',
        KKIAPAY_PRIVATE_KEY: 'une clé privée',
        KKIAPAY_SECRET_KEY: 'une clé secrète',
        KKIAPAY_NOTICE_SECRET: 'court',
      },
    ],
    ['KKIAPAY_SANDBOX: on or off', { KKIAPAY_SANDBOX: 'true' }],
    ['PAWAPAY_TOKEN: at least 8 characters', { PAWAPAY_TOKEN: 'court' }],
    ['PAWAPAY_SANDBOX: on or off', { PAWAPAY_SANDBOX: 'oui' }],
  ])('says %s', (line, environment) => {
    expect(() => connect(environment)).toThrow(`Wrong setting:\n  ${line}`);
  });

  it('that takes real money is refused where payments are set to be played; one of a sandbox is not', () => {
    expect(() => connect(keys, true)).toThrow('PAYMENT_STAND_IN: not beside real keys (teranga)');
    expect(names({ ...keys, TERANGA_SANDBOX: 'on' }, true)).toEqual(['teranga']);
  });

  it('of a shop’s own replaces one of Karité’s that has its name, settings included', () => {
    const own = definePaymentProvider({
      name: 'pawapay',
      settings: { PAWAPAY_LOGIN: z.string() },
      connect: () => ({ ...nothing, isTest: false, refunds: 'whole' }),
    });
    const [only, ...others] = connect({ PAWAPAY_LOGIN: 'karite' }, false, [...PROVIDERS, own]);
    expect([only?.name, only?.refunds, others]).toEqual(['pawapay', 'whole', []]);
  });
});
