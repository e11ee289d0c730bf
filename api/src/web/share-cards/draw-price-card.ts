import { fileURLToPath } from 'node:url';
import { readPicture } from '@karite/shared/media';
import { formatMoney } from '@karite/shared/money';
import { PROMOTION_PERCENT } from '@karite/shared/pricing';
import { loadSharp } from '../../platform/media/load-sharp.ts';
import { API_FOLDER } from '../../platform/project/folders.ts';
import { cutTo } from '../feeds/feed-text.ts';
import { escaped } from '../xml.ts';

/** What a card shows of a product; `picture`: its path below /media/. Amounts in the shop's currency. */
export type Carded = { shop: string; name: string; picture: string; price: number; salePrice: number };

/** The size that messengers and social networks show large, in px; the picture fills the left, as high as it is wide. */
const CARD = { width: 1200, height: 630 };
const EDGE = 48;
const TEXT_WIDTH = CARD.width - CARD.height - 2 * EDGE;
const GROUND = '#fffdfa';
const INK = '#2b201b';
const QUIET = '#66564c';
const ACCENT = '#8e3944';

/** A name in the large size, and in the small one where that takes more than three lines. */
const NAME_SIZES = { large: 46, small: 36 };
const MOST_NAME_HEIGHT = 230;
const MOST_NAME_SIGNS = 110;

const FONT = {
  regular: {
    fontfile: fileURLToPath(new URL('fonts/noto-sans-regular.ttf', API_FOLDER)),
    font: 'Noto Sans',
  },
  bold: {
    fontfile: fileURLToPath(new URL('fonts/noto-sans-bold.ttf', API_FOLDER)),
    font: 'Noto Sans Bold',
  },
};
const coloured = (colour: string, text: string, more = '') =>
  `<span foreground="${colour}"${more}>${escaped(text)}</span>`;

/** A text as a picture of its own, in lines of the card's width; `size` in px. */
async function drawText(markup: string, size: number, face: keyof typeof FONT) {
  const sharp = await loadSharp();
  const { font, fontfile } = FONT[face];
  return sharp({
    text: {
      text: markup,
      font: `${font} ${size}`,
      fontfile,
      width: TEXT_WIDTH,
      rgba: true,
      dpi: 72,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

async function drawName(name: string) {
  const markup = coloured(INK, cutTo(name, MOST_NAME_SIGNS));
  const large = await drawText(markup, NAME_SIZES.large, 'bold');
  return large.info.height <= MOST_NAME_HEIGHT ? large : drawText(markup, NAME_SIZES.small, 'bold');
}

/** What it costs; on promotion below it what it cost, struck through. */
function drawPrice({ price, salePrice }: Carded) {
  const now = coloured(ACCENT, formatMoney(salePrice));
  if (salePrice >= price) return drawText(now, 56, 'bold');
  const before = coloured(QUIET, formatMoney(price), ' size="55%" strikethrough="true"');
  return drawText(`${now}\n${before}${coloured(ACCENT, `  -${PROMOTION_PERCENT}%`, ' size="55%"')}`, 56, 'bold');
}

/** The card of a link to a product: its picture whole on the left; the shop, the name and the price beside it. JPEG. */
export async function drawPriceCard(stored: Buffer, carded: Carded): Promise<Buffer> {
  const sharp = await loadSharp();
  const colour = readPicture(carded.picture)?.colour ?? GROUND;
  const side = CARD.height;
  const picture = await sharp(stored)
    .autoOrient()
    .resize(side, side, { fit: 'contain', background: colour })
    .flatten({ background: '#ffffff' })
    .toBuffer();
  const [shop, name, price] = await Promise.all([
    drawText(coloured(QUIET, cutTo(carded.shop, 40)), 28, 'regular'),
    drawName(carded.name),
    drawPrice(carded),
  ]);
  const left = side + EDGE;
  return sharp({ create: { ...CARD, channels: 3, background: GROUND } })
    .composite([
      { input: picture, left: 0, top: 0 },
      { input: shop.data, left, top: EDGE },
      { input: name.data, left, top: EDGE + shop.info.height + EDGE },
      { input: price.data, left, top: side - EDGE - price.info.height },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
