import { loadSharp } from './load-sharp.ts';

/** The size that messengers and social networks show large, in px. */
const CARD = { width: 1200, height: 630 };

/**
 * A stored picture as the card of a shared link: JPEG, since messengers read no AVIF and some no WebP. The picture is
 * whole, before a blurred copy of itself that fills the card.
 */
export async function shareCard(stored: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const upright = () => sharp(stored).autoOrient();
  const front = await upright()
    .resize({ ...CARD, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .toBuffer();
  return upright()
    .flatten({ background: '#ffffff' })
    .resize({ ...CARD, fit: 'cover' })
    .blur(30)
    .composite([{ input: front }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
