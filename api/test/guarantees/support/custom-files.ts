import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesOf } from '../../../../testing/guide.ts';
import { ROOT } from '../../../../testing/root.mjs';
import { nodeIn } from '../../../../testing/scratch-copy.ts';

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

/** Makes the documented shop in a copy of the project: what all recipes write, and a second resource as the command writes it. */
export async function followRecipes(copy: string): Promise<void> {
  await nodeIn(copy, 'scripts/new.mjs', 'resource', 'wholesalers');
  for (const [name, text] of await customFiles()) {
    const file = path.join(copy, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await nodeIn(copy, 'scripts/new.mjs', 'resource', 'gift-cards');
}

/** What a shop writes into its own folder by following all recipes, by file, and a route. */
async function customFiles(): Promise<Map<string, string>> {
  const names = await readdir(path.join(ROOT, RECIPES));
  const files = await filesOf(
    names.map((name) => `${RECIPES}/${name}`),
    'custom/',
  );
  const api = files.get('custom/api/index.ts');
  if (!api) throw new Error('No recipe writes custom/api/index.ts');
  return files.set('custom/api/index.ts', `import { z } from 'zod';\n${api.replace('tasks:', GREETING)}`);
}
