/** Where other platforms fetch the shop's products (R1900). */
export const FEED_PATHS = {
  google: '/flux/google.xml',
  meta: '/flux/meta.csv',
  tiktok: '/flux/tiktok.csv',
} as const;

export type FeedName = keyof typeof FEED_PATHS;

/** The longest texts that all three platforms take, in characters, and the most pictures besides the first. */
export const FEED_LIMITS = { title: 150, description: 5_000, brand: 70, productType: 750, morePictures: 10 } as const;
