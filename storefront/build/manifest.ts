import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** What the worker is told of the build that it belongs to; paths as a page names them. */
export function describeBuild(manifestFile: string) {
  const text = readFileSync(manifestFile, 'utf8');
  const manifest: Manifest = JSON.parse(text);
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`Not in the build's manifest: ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of [
    'src/app/first-touch.ts',
    'src/app/entry-client.tsx',
    'src/cart/cart-page.tsx',
    'src/checkout/checkout-page.tsx',
    'src/checkout/checkout-notices.tsx',
    'src/checkout/submit-order.ts',
    'src/checkout/confirmation.tsx',
    'src/app/loaders.ts',
  ])
    visit(key);
  const looks = Object.values(manifest).filter(({ file }) =>
    /(\.css|\.woff2|\/(icons|placeholder)-[^/]*\.svg)$/.test(file),
  );
  return {
    version: createHash('sha256').update(text).digest('base64url').slice(0, 12),
    entry: `/${manifest['src/app/entry-client.tsx']?.file}`,
    styles: looks.map(({ file }) => `/${file}`),
    code: [...files].map((file) => `/${file}`),
  };
}
