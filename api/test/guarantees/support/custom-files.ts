/** What a shop may write into its own folder, by file: an extended product, a hook, a route, a page of the back-office with its entry in the menu, one of the shop with its link, texts of both. */
export const CUSTOM: Readonly<Record<string, (before: string) => string>> = {
  'custom/shared/index.ts': (before) =>
    before.replace('\n/** What', "import { belongsTo, integer } from '@karite/shared/resource';\n$&").replace(
      'extend: {}',
      `extend: {
    products: {
      labels: { price: 'Prix de vente' },
      sections: { supply: 'Contenance' },
      fields: {
        volume: integer({ label: 'Volume (ml)', min: 1, column: true, section: 'supply' }),
        wholesalerId: belongsTo(wholesalers, { label: 'Grossiste', embed: ['name'], section: 'supply' }),
      },
    },
  }`,
    ),
  'custom/api/index.ts': () => `import { defineApi, invalid } from '@karite/api/custom';
import { z } from 'zod';

export default defineApi({
  hooks: {
    products: {
      async check({ values }) {
        if (values.volume && values.volume > 5_000) throw invalid({ volume: 'Cinq litres au plus' });
      },
    },
  },
  async routes(app) {
    app.get(
      '/shop-greeting',
      { schema: { tags: ['Boutique'], summary: 'Saluer', response: { 200: z.object({ greeting: z.string() }) } } },
      async () => ({ greeting: 'Bonjour' }),
    );
  },
});
`,
  'custom/backoffice/index.ts': () => `import { defineBackOffice } from '@karite/backoffice/custom';
import { lazy } from 'react';

export default defineBackOffice({
  pages: { rayons: { page: lazy(() => import('./shelves-page.tsx')), of: 'wholesalers' } },
  menu: [{ to: 'rayons', label: 'Rayons', of: 'wholesalers', after: 'products' }],
  theme: { light: { colorPrimary: '#123abc' } },
});
`,
  'custom/backoffice/shelves-page.tsx': () => `import { PageHeader } from '@karite/backoffice/parts';

const ShelvesPage = () => <PageHeader title="Rayons du dépôt" />;

export default ShelvesPage;
`,
  'custom/storefront/index.ts': () => `import { defineStorefront } from '@karite/storefront/custom';

export default defineStorefront({
  pages: { '/grossistes': { page: './wholesalers-page.tsx', robots: 'listed' } },
  links: [{ to: '/grossistes', label: 'Nos grossistes', in: ['header'] }],
  sections: { product: './volume-section.tsx' },
});
`,
  'custom/storefront/texts.ts': () => `export default {
  'Rechercher un produit...': 'Que cherchez-vous ?',
};
`,
  'custom/backoffice/texts.ts': () => `export default { "L'administration de la boutique.": 'Les coulisses' };\n`,
  'custom/storefront/wholesalers-page.tsx':
    () => `import { type Loading, PageMeta, useLoaderData } from '@karite/storefront/parts';

export const load = ({ api }: Loading) => api.list('/wholesalers', { query: { fields: ['name'] } });

export function Component() {
  const { items } = useLoaderData<typeof load>();
  return (
    <ul className="page">
      <PageMeta title="Ceux qui livrent" />
      {items.map(({ id, name }) => (
        <li key={id}>Grossiste : {name}</li>
      ))}
    </ul>
  );
}
`,
  'custom/storefront/volume-section.tsx': () => `import type { Schema } from '@karite/storefront/parts';

export const Component = ({ product }: { product: Schema<'Product'> }) => <p>{\`\${product.volume} ml\`}</p>;
`,
};
