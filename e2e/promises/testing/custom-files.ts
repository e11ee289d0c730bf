/** What a shop may write into its own folder, by file: an extended product, a hook, a route, a page with its entry in the menu. */
export const CUSTOM: Readonly<Record<string, (before: string) => string>> = {
  'custom/shared/index.ts': (before) =>
    before.replace('\n/** What', "import { belongsTo, integer } from '@karite/shared/resource';\n$&").replace(
      'extend: {}',
      `extend: {
    products: {
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
};
