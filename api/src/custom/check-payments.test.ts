import { expect, it } from 'vitest';
import { z } from 'zod';
import { definePaymentProvider } from '../sales/payments/define-payment-provider.ts';
import { checkApi, defineApi } from './define-api.ts';

const connect = () => {
  throw new Error('not in this test');
};
const check = (name: string, ...settings: string[]) => {
  const shape = Object.fromEntries(settings.map((each) => [each, z.string()]));
  checkApi(defineApi({ payments: [definePaymentProvider({ name, settings: shape, connect })] }));
};

it('a payment provider has a label, and settings that begin with its name and are no one else’s', () => {
  expect(() => check('kkiapay', 'KKIAPAY_TOKEN')).not.toThrow();
  expect(() => check('nowhere', 'NOWHERE_KEY')).toThrow(
    /payments.nowhere: has no label. Write paymentProviders: { 'nowhere': '…' } in custom\/shared/,
  );
  expect(() => check('kkiapay', 'KKIA_KEY')).toThrow(
    /settings.KKIA_KEY: another name is expected.*begin with KKIAPAY_/,
  );
  expect(() => check('sms', 'SMS_URL')).toThrow(/settings.SMS_URL: Karité has a setting of this name/);
});

it('is registered once, in a list', () => {
  const provider = definePaymentProvider({ name: 'kkiapay', settings: {}, connect });
  expect(() => checkApi({ payments: [provider, provider] })).toThrow(/two providers have this name/);
  expect(() => checkApi(JSON.parse('{"payments":{}}'))).toThrow(/payments: is no list/);
});
