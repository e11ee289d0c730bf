import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
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

/** A line of a recipe that goes into a file which another recipe writes. */
async function lineOf(recipe: string, line: RegExp): Promise<string> {
  const [, found] = line.exec(await readFile(path.join(ROOT, RECIPES, recipe), 'utf8')) ?? [];
  if (!found) throw new Error(`${recipe} has no line ${line}`);
  return found;
}

/** What a shop writes into its own folder by following all recipes, by file, and a route. */
async function customFiles(): Promise<Map<string, string>> {
  const names = await readdir(path.join(ROOT, RECIPES));
  const files = await filesOf(
    names.map((name) => `${RECIPES}/${name}`),
    'custom/',
  );
  const api = files.get('custom/api/index.ts');
  const shared = files.get('custom/shared/index.ts');
  if (!api || !shared) throw new Error('No recipe writes custom/api/index.ts or custom/shared/index.ts');
  const hooks = await lineOf('mails.md', /^hooks: \{ (.*) \},$/m);
  const payments = await lineOf('a-payment-provider.md', /^(payments: .*)$/m);
  const imports = [
    "{ z } from 'zod'",
    "{ teranga } from './teranga.ts'",
    "{ wholesalerMails } from './wholesaler-mails.ts'",
  ];
  files.set(
    'custom/api/index.ts',
    `${imports.map((each) => `import ${each};\n`).join('')}${api
      .replace('tasks:', `${payments}\n  ${GREETING}`)
      .replace('hooks: {', `hooks: {\n    ${hooks},`)}`,
  );
  const lines = [
    await lineOf('mails.md', /^(messages: .*)$/m),
    await lineOf('a-right.md', /^(staffRights: .*)$/m),
    await lineOf('a-payment-provider.md', /^(paymentProviders: .*)$/m),
  ];
  return files.set(
    'custom/shared/index.ts',
    `import { wholesalerJoined } from './wholesaler-joined.ts';\n${shared.replace('  extend:', `  ${lines.join('\n  ')}\n  extend:`)}`,
  );
}
