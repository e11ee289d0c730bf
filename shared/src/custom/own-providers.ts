import { checkProviders, placeOf } from '#check';
import { PAYER_LABELS, PROVIDER_LABELS } from '../payments/index.ts';

/** Registers the labels of a shop's payment providers beside Karité's. Throws a DeclarationError for names that can't work. */
export function addProviders(custom: {
  readonly resources: object;
  readonly paymentProviders?: Readonly<Record<string, string>>;
}): void {
  const labels = custom.paymentProviders ?? {};
  checkProviders(labels, placeOf(custom));
  // In place: the declarations of payments and of ways to pay hold these objects.
  Object.assign(PROVIDER_LABELS, labels);
  Object.assign(PAYER_LABELS, labels);
}
