import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { adminTexts, FIRST_IDENTITY, manifestTexts } from '@karite/shared/identity';
import { LANGUAGE } from '@karite/shared/locale';
import { paths } from '@karite/shared/paths';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { SHARE_PICTURE } from '../src/seo/share-picture.ts';

const read = (file: string) => readFileSync(fileURLToPath(new URL(`../src/${file}`, import.meta.url)), 'utf8');

/** The design tokens, those that the shop has otherwise first. */
const TOKENS = ['../../custom/storefront/theme.css', 'ui/theme/tokens.css'];

/** A colour of the design tokens, by its name there. */
function token(name: string): string {
  const found = TOKENS.flatMap((file) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(read(file))?.[1] ?? []);
  if (!found[0]) throw new Error(`No such colour in tokens.css: ${name}`);
  return found[0];
}

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** A Windows icon is a list of pictures; ours holds one, as PNG. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

/** The API writes the names that are set into it (api/src/web/identity-files.ts). */
const manifest = () => ({
  id: '/',
  ...manifestTexts(FIRST_IDENTITY),
  lang: LANGUAGE,
  dir: 'ltr',
  start_url: paths.home,
  scope: '/',
  display: 'standalone',
  theme_color: token('night'),
  background_color: token('paper'),
  categories: ['shopping', 'beauty'],
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Promotions', url: paths.promotions() },
    { name: 'Produits', url: paths.shop() },
    { name: 'Mon panier', url: paths.cart },
    { name: 'Mes commandes', url: paths.orders },
  ],
});

/** The back-office as a program of its own: its name is the shop's, which the API writes as well. */
const adminManifest = () => ({
  id: '/admin',
  ...adminTexts(FIRST_IDENTITY),
  lang: LANGUAGE,
  dir: 'ltr',
  start_url: '/admin',
  scope: '/admin',
  display: 'standalone',
  theme_color: token('paper'),
  background_color: token('paper'),
  categories: ['business', 'productivity'],
  icons: [
    { src: '/admin-icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/admin-icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/admin-icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Commandes', url: '/admin/orders' },
    { name: 'Produits', url: '/admin/products' },
  ],
});

/** What phones, browsers and shared links ask for by a fixed name, drawn from the shop's own icon and first banner. */
export const shopFiles: Plugin = {
  name: 'shop-files',
  async generateBundle() {
    const round = read('app/favicon.svg');
    // Phones cut their own shape out of it: the ground goes to the edge, the leaves stay within the safe circle.
    const full = round.replace(' rx="7"', '');
    // Beside the shop's own on a telephone, the back-office's is the one on a light ground.
    const light = (svg: string) => svg.replace(/(<rect[^>]*fill=")[^"]+/, `$1${token('paper')}`);
    const share = await sharp(Buffer.from(read('catalogue/home/hero/karite.svg')))
      .resize(SHARE_PICTURE.width, SHARE_PICTURE.height)
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
    const files: Record<string, Buffer | string> = {
      'favicon.svg': round,
      'icon-192.png': await png(round, 192),
      'icon-512.png': await png(round, 512),
      'icon-maskable.png': await png(full, 512),
      'apple-touch-icon.png': await png(full, 180),
      'admin-icon-192.png': await png(light(round), 192),
      'admin-icon-512.png': await png(light(round), 512),
      'admin-icon-maskable.png': await png(light(full), 512),
      'admin-touch-icon.png': await png(light(full), 180),
      'favicon.ico': ico(await png(round, 32), 32),
      [SHARE_PICTURE.path.slice(1)]: share,
      'third-party-licenses-fonts.txt': read('ui/theme/marcellus/OFL.txt'),
      'manifest.webmanifest': JSON.stringify(manifest()),
      'admin.webmanifest': JSON.stringify(adminManifest()),
    };
    for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source });
  },
};
