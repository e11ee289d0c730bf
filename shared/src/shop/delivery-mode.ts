/** The delivery time, in working days; missing where none is set. */
type Delay = { daysFrom?: number | null; daysTo?: number | null };

/** A city that the shop delivers to. `homeFee` in the shop's currency; `null`: what its country costs, and so for its days. */
export type DeliveryCity = Delay & { name: string; homeFee: number | null; isRelay: boolean };

/** What delivery to a country costs below the free threshold, in the shop's currency, how long it takes, and where it goes. */
export type DeliveryZone = Delay & {
  country: string;
  homeFee: number;
  relayFee: number;
  isOpen: boolean;
  cities: readonly DeliveryCity[];
};

/** How long a delivery takes, in working days; both ends may be the same. */
export type Days = { from: number; to: number };

/** Where an order goes, as far as that is chosen. */
export type DeliveryPlace = {
  /** The rates of the country, as the team has set them; nothing without a country that is delivered to. */
  zone?: DeliveryZone;
  /** The city of `zone`, where it is listed. */
  city?: DeliveryCity;
  /** The fee of home delivery while no country is chosen, in the shop's currency. */
  homeFee: number;
};

/** A field that a mode asks for. `required`: the message where it is missing; without, it may be left out. */
type ModeField = { required?: string };
type TextField = ModeField & { label: string; hint?: string };

/** The fields of an order that a mode asks for; the others are hidden, and not stored. */
export type ModeFields = {
  country?: ModeField;
  /** `cities`: those of a country that it goes to. Where the city is required, a country without any is not offered. */
  city?: ModeField & { cities(zone: DeliveryZone): readonly DeliveryCity[] };
  address?: TextField;
  landmark?: TextField;
  /** The position of the phone, shared on purpose. */
  position?: true;
};

/** A way in which an order reaches its customer. */
export type DeliveryMode = {
  /** As orders store it: it never changes. */
  name: string;
  label: string;
  /** A sentence below the mode in the checkout, while it is chosen. */
  help?: string;
  /** The customer fetches the order in one of the shop's own branches (R2150 to R2153): the checkout asks which. */
  isFetched?: true;
  /** The fee below the free threshold, in the shop's currency; `null`: it depends on a place that is not chosen yet. */
  price(to: DeliveryPlace): number | null;
  /** The delivery time; without this function that of the place. `null`: nothing is promised. */
  days?(to: DeliveryPlace): Days | null;
  fields(): ModeFields;
  /** Where it goes, in the sentence « nous livrons votre commande … »: `à votre adresse`. */
  goal?: string;
};

/** A mode, for `deliveryModes` of `defineShop`. */
export const defineDeliveryMode = <const M extends DeliveryMode>(mode: M): M => mode;
