/** The shop's own picture for a shared link, drawn by the build (`storefront/build/shop-files.ts`). */
export const SHARE_PICTURE = { path: '/partage.jpg', width: 1200, height: 630 } as const;
