import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What each slot of the storefront shows of the props that it gets. */
const SLOTS: Readonly<Record<string, string>> = {
  header: '() => <p>Sous l’en-tête</p>',
  home: '() => <p>Sous les promesses</p>',
  product: '({ product }) => <p>Sous {product.name}</p>',
  cart: '({ lines }) => <p>Lignes du panier : {lines.length}</p>',
  checkout: `({ totals, draft, edit }) => (
    <>
      <p>Total lu : {totals.total}</p>
      <button type="button" onClick={() => edit({ note: 'Emballage cadeau' })}>{draft.note || 'Offrir'}</button>
    </>
  )`,
  confirmation: '({ shortNumber, total }) => <p>Commande {shortNumber} à {total}</p>',
  footer: '() => <p>Au-dessus du pied</p>',
};

/** Fills all slots of the storefront in a copy. */
export async function fillSlots(copy: string): Promise<void> {
  const folder = path.join(copy, 'custom/storefront');
  for (const [name, component] of Object.entries(SLOTS))
    await writeFile(
      path.join(folder, `slot-${name}.tsx`),
      `import type { Slot } from '@karite/storefront/parts';\n\nexport const Component: Slot<'${name}'> = ${component};\n`,
    );
  const listed = Object.keys(SLOTS).map((name) => `${name}: './slot-${name}.tsx'`);
  await writeFile(
    path.join(folder, 'index.ts'),
    `import { defineStorefront } from '@karite/storefront/custom';\n\nexport default defineStorefront({ slots: { ${listed.join(', ')} } });\n`,
  );
}
