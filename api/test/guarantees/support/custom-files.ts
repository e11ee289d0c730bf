import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { filesOf } from '../../../../testing/guide.ts';
import { ROOT } from '../../../../testing/root.mjs';

const RECIPES = 'docs/recipes';

/** A route, as `docs/your-own-shop.md` describes it: no recipe has one. */
const GREETING = `async routes(app) {
    app.get(
      '/shop-greeting',
      { schema: { tags: ['Boutique'], summary: 'Saluer', response: { 200: z.object({ greeting: z.string() }) } } },
      async () => ({ greeting: 'Bonjour' }),
    );
  },
  tasks:`;

/** What a shop writes into its own folder by following all recipes, by file, and a route. */
export async function customFiles(): Promise<Map<string, string>> {
  const names = await readdir(path.join(ROOT, RECIPES));
  const files = await filesOf(
    names.map((name) => `${RECIPES}/${name}`),
    'custom/',
  );
  const api = files.get('custom/api/index.ts');
  if (!api) throw new Error('No recipe writes custom/api/index.ts');
  return files.set('custom/api/index.ts', `import { z } from 'zod';\n${api.replace('tasks:', GREETING)}`);
}
