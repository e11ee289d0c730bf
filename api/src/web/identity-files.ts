import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { adminTexts, type Identity, manifestTexts } from '@karite/shared/identity';
import { MEDIA_PATH } from '@karite/shared/media';
import { identity } from '@karite/shared/resources';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findSingle } from '../engine/read/read.ts';
import type { Database } from '../platform/database/database.ts';
import { wholePicture } from '../platform/media/finish-picture.ts';
import { loadSharp } from '../platform/media/load-sharp.ts';
import type { MediaStore } from '../platform/media/media-store.ts';

/** Icons that browsers and phones request by a fixed name; `scale`: the share of it that a logo fills. */
const ICONS = {
  'icon-192.png': { size: 192, scale: 1, isFilled: false },
  'icon-512.png': { size: 512, scale: 1, isFilled: false },
  // Phones cut their own shape out of these: the ground goes to the edge, the logo stays within the safe circle.
  'icon-maskable.png': { size: 512, scale: 0.66, isFilled: true },
  'apple-touch-icon.png': { size: 180, scale: 0.8, isFilled: true },
  // The back-office's, which may be installed beside the shop's.
  'admin-icon-192.png': { size: 192, scale: 0.8, isFilled: true },
  'admin-icon-512.png': { size: 512, scale: 0.8, isFilled: true },
  'admin-icon-maskable.png': { size: 512, scale: 0.6, isFilled: true },
  'admin-touch-icon.png': { size: 180, scale: 0.7, isFilled: true },
  'favicon.ico': { size: 32, scale: 1, isFilled: false },
  'favicon.svg': { size: 64, scale: 1, isFilled: false },
} as const;
type Icon = keyof typeof ICONS;

/** Served here, because they follow what an administrator sets. */
export const IDENTITY_FILES: readonly string[] = ['manifest.webmanifest', 'admin.webmanifest', ...Object.keys(ICONS)];

const GROUND = '#ffffff';
const hidden = { schema: { hide: true } };

/** A logo as an icon: PNG, whole, in the middle of a square. */
async function drawIcon(stored: Buffer, { size, scale, isFilled }: (typeof ICONS)[Icon]): Promise<Buffer> {
  const sharp = await loadSharp();
  const inner = Math.round(size * scale);
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const logo = await sharp(stored)
    .autoOrient()
    .resize(inner, inner, { fit: 'contain', background: clear })
    .png()
    .toBuffer();
  const square = sharp({ create: { width: size, height: size, channels: 4, background: isFilled ? GROUND : clear } });
  return square
    .composite([{ input: logo }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A file that contains one picture and nothing else, for browsers that request an SVG. */
const asSvg = (png: Buffer, size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><image width="${size}" height="${size}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;

const MANIFESTS: readonly [string, (found: Identity) => object][] = [
  ['manifest.webmanifest', manifestTexts],
  ['admin.webmanifest', adminTexts],
];

type Parts = { database: Database; store: MediaStore; built: string };

/**
 * The manifest and the icons: as built until a logo is set, then drawn from it. They are revalidated at each visit, and get
 * a 304 while nothing changed.
 */
export async function identityFiles(app: FastifyInstance, { database, store, built }: Parts): Promise<void> {
  /** Of one logo at a time: a new one is drawn on demand. */
  const drawn = new Map<string, Promise<Buffer>>();

  async function drawStored(logo: string, icon: (typeof ICONS)[Icon]): Promise<Buffer> {
    const stored = await wholePicture(store, path.basename(logo));
    if (!stored) throw new Error('the logo is not there');
    return drawIcon(stored, icon);
  }

  function iconOf(name: Icon, logo: string): Promise<Buffer> {
    const key = `${logo} ${name}`;
    for (const cached of drawn.keys()) if (!cached.startsWith(`${logo} `)) drawn.delete(cached);
    const icon = drawn.get(key) ?? drawStored(logo, ICONS[name]);
    drawn.set(key, icon);
    icon.catch(() => drawn.delete(key));
    return icon;
  }
  // While the database is away, a phone gets what the shop came with.
  const read = (): Promise<(Identity & { rowVersion: number }) | null> =>
    findSingle(database, identity).catch((error) => {
      app.log.warn({ event: 'identity not read', err: error }, 'identity not read');
      return null;
    });
  const send = (request: FastifyRequest, reply: FastifyReply, version: number | string, body: () => unknown) => {
    const etag = `"${version}"`;
    reply.header('cache-control', 'no-cache').header('etag', etag);
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : body();
  };

  for (const [file, textsOf] of MANIFESTS) {
    const manifest = JSON.parse(await readFile(path.join(built, file), 'utf8'));
    app.get(`/${file}`, hidden, async (request, reply) => {
      const found = await read();
      reply.type('application/manifest+json; charset=utf-8');
      if (!found) return manifest;
      return send(request, reply, found.rowVersion, () => JSON.stringify({ ...manifest, ...textsOf(found) }));
    });
  }

  for (const name of Object.keys(ICONS).filter((each): each is Icon => each in ICONS)) {
    const original = await readFile(path.join(built, name));
    const isSvg = name.endsWith('.svg');
    app.get(`/${name}`, hidden, async (request, reply) => {
      const logo = (await read())?.logo;
      const type = name.endsWith('.ico') && !logo ? 'image/x-icon' : isSvg ? 'image/svg+xml' : 'image/png';
      reply.type(type);
      if (!logo) return send(request, reply, `built-${original.length}`, () => original);
      const icon = await iconOf(name, logo).catch((error) => {
        request.log.warn({ event: 'icon not drawn', err: error }, 'icon not drawn');
        return null;
      });
      // A picture that is not there, or can't be read: better the drawing of before than a hole.
      if (!icon) return original;
      const stem = logo.slice(MEDIA_PATH.length);
      return send(request, reply, stem, () => (isSvg ? asSvg(icon, ICONS[name].size) : icon));
    });
  }
}

const INSTALLED = `<link rel="manifest" href="/admin.webmanifest" /><link rel="apple-touch-icon" href="/admin-touch-icon.png" />`;

/** The back-office's page with the shop's name and logo, which it reads there: no request of its own, and no flash. */
export function withIdentity(html: string, found: Pick<Identity, 'name' | 'logo'> | null): string {
  const installable = html.replace('</head>', `${INSTALLED}</head>`);
  if (!found) return installable;
  const text = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const meta = (name: string, content: string | null) =>
    content === null ? '' : `<meta name="${name}" content="${text(content)}" />`;
  return installable
    .replace(/<title>[^<]*<\/title>/, () => `<title>Administration · ${text(found.name)}</title>`)
    .replace(
      '</head>',
      () =>
        `${meta('application-name', found.name)}${meta('apple-mobile-web-app-title', adminTexts(found).short_name)}${meta('shop-logo', found.logo)}</head>`,
    );
}
