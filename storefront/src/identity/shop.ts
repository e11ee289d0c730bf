/** What the shop is called, and what it says of itself: as its logo and its icons, which the build draws. */
export const SHOP = { name: 'Karité', promise: 'Distributeur officiel de soins dermatologiques' } as const;
