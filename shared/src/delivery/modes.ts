import shop from '@karite/custom/shared/shop';
import type { DeliveryMode } from '../shop/index.ts';
import { KARITE_MODES } from './karite-modes.ts';

/** A mode of delivery by its name: one of `DELIVERY_MODES`, or one that the shop has had before. */
export type DeliveryType = string;

const MODES: Readonly<Record<DeliveryType, DeliveryMode>> = Object.fromEntries(
  [...KARITE_MODES, ...(shop.deliveryModes ?? [])].map((mode) => [mode.name, mode]),
);

/** In the order of the checkout: Karité's own first, what is fetched last. */
export const DELIVERY_MODES: readonly DeliveryMode[] = Object.values(MODES).sort(
  (one, other) => Number(!!one.isFetched) - Number(!!other.isFetched),
);

export const isDeliveryType = (name: string): boolean => Object.hasOwn(MODES, name);

/** A mode by its name; of one that the shop no longer declares, home delivery under that name. */
export const modeOf = (type: DeliveryType): DeliveryMode =>
  MODES[type] ?? { ...KARITE_MODES[0], name: type, label: type };

/** Whether the customer fetches the order in one of our shops (R2150). */
export const isFetched = (type: DeliveryType): boolean => !!modeOf(type).isFetched;
