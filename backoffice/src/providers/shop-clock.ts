let zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Keeps the zone of the shop's clocks, which the session names; without one the browser's own holds. */
export const keepShopTimeZone = (named: string | undefined): void => {
  if (named) zone = named;
};

/** The zone by which days and times are read and shown, wherever the user is. */
export const shopTimeZone = (): string => zone;
