import { DeclarationError, type Fault } from '../../faults/index.ts';
import { STAND_IN } from '../../payments/index.ts';

/** It is part of an address and, in capitals, the first part of the names of its settings. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Throws a DeclarationError with all that can't work in the labels of a shop's payment providers. */
export function checkProviders(labels: Readonly<Record<string, string>>, place: string | null): void {
  const faults: Fault[] = [];
  for (const [name, label] of Object.entries(labels)) {
    const report = (problem: string, remedy: string) =>
      faults.push({ resource: 'custom', field: `paymentProviders.${name}`, problem, remedy, place });
    if (name === STAND_IN) report('it is the name of the provider that plays payments', 'Choose another name');
    else if (!NAME.test(name)) report('a provider is named in small letters and digits', 'Write it like my-provider');
    if (typeof label !== 'string' || label.trim() === '') report('its label is missing', `Write '${name}': 'Teranga'`);
  }
  if (faults.length > 0) throw new DeclarationError(faults);
}
