import { z } from 'zod';
import { onOff } from '../../../../platform/settings/setting.ts';
import { definePaymentProvider } from '../../define-payment-provider.ts';
import { pawapay } from './pawapay.ts';

export const pawapayProvider = definePaymentProvider({
  name: 'pawapay',
  settings: {
    PAWAPAY_TOKEN: z.string().min(8, 'at least 8 characters').meta({
      description: "pawaPay's API token (République du Congo, Bénin, Côte d’Ivoire, RDC)",
      isSecret: true,
    }),
    PAWAPAY_SANDBOX: onOff.default('off').meta({ description: '`on`: play money, by a token of its sandbox' }),
  },
  connect: ({ PAWAPAY_TOKEN, PAWAPAY_SANDBOX }, { publicUrl }) =>
    pawapay({ token: PAWAPAY_TOKEN, sandbox: PAWAPAY_SANDBOX === 'on', publicUrl }),
});
