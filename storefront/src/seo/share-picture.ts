import { sharePicture } from '@karite/shared/media';

/** The shop's own picture for a shared link, drawn by the build (`storefront/build/shop-files.ts`). */
export const SHARE_PICTURE = { path: '/partage.jpg', width: 1200, height: 630 } as const;

type Product = { id: string; updatedAt: string; images: readonly { url: string }[] };

/** The card of a link to a product, with its name and price (R1903), at another address after each change; `null` without a picture. */
export const priceCard = ({ id, updatedAt, images }: Product): string | null =>
  images.some(({ url }) => sharePicture(url)) ? `/partage/${id}/${Date.parse(updatedAt).toString(36)}.jpg` : null;
