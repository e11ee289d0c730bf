import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { blockOf, migrate, registerResource } from '../../testing/guide.ts';

const GUIDE = 'docs/adding-a-resource.md';
const RESOURCES = 'shared/src/resources';
/** The longest that a declaration may be, in lines. */
const MAX_LINES = 40;

/** Adds a resource to a copy by its guide: one file, one line in the registry, one command. */
export async function addIngredients(copy: string): Promise<void> {
  const declaration = await blockOf(GUIDE, `${RESOURCES}/ingredient.ts`);
  expect(declaration.trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_LINES);
  await writeFile(path.join(copy, RESOURCES, 'ingredient.ts'), declaration);
  await registerResource(copy, 'ingredients', 'ingredient.ts');
  await migrate(copy, 'ingredients');
  expect(await readFile(path.join(copy, 'shared/src/client/contract.ts'), 'utf8')).toContain('"/ingredients/{id}"');
}
