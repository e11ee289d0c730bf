/** Imported before all code that numbers, dates and amounts are written by. Throws a DeclarationError. */
import shop from '@karite/custom/shared/shop';
import { DeclarationError } from '@karite/shared/faults';
import { shopFaults } from '@karite/shared/shop';

const faults = shopFaults(shop);
if (faults.length > 0) throw new DeclarationError(faults);
