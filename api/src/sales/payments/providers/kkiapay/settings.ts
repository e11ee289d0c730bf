import { z } from 'zod';
import { onOff } from '../../../../platform/settings/setting.ts';
import { definePaymentProvider } from '../../define-payment-provider.ts';
import { kkiapay } from './kkiapay.ts';

const key = z.string().min(8, 'at least 8 characters');

export const kkiapayProvider = definePaymentProvider({
  name: 'kkiapay',
  settings: {
    KKIAPAY_PUBLIC_KEY: key.meta({
      description: "KkiaPay's public key (Bénin, Côte d’Ivoire), which goes with the next two",
    }),
    KKIAPAY_PRIVATE_KEY: key.meta({ description: 'its private key', isSecret: true }),
    KKIAPAY_SECRET_KEY: key.meta({ description: 'its secret key', isSecret: true }),
    KKIAPAY_NOTICE_SECRET: z.string().min(16, 'at least 16 characters').optional().meta({
      absent: 'none: its notices are refused, payments are polled all the same',
      description: 'the "hash secret" chosen in its dashboard, 16 characters or more',
      isSecret: true,
    }),
    KKIAPAY_SANDBOX: onOff.default('off').meta({ description: '`on`: play money, by keys of its sandbox' }),
  },
  connect: (settings) =>
    kkiapay({
      publicKey: settings.KKIAPAY_PUBLIC_KEY,
      privateKey: settings.KKIAPAY_PRIVATE_KEY,
      secretKey: settings.KKIAPAY_SECRET_KEY,
      noticeSecret: settings.KKIAPAY_NOTICE_SECRET,
      sandbox: settings.KKIAPAY_SANDBOX === 'on',
    }),
});
