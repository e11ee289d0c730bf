import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ResourceShape, targetOf } from '@karite/shared/resource';
import { resources, reviews } from '@karite/shared/resources';
import { describe, expect, it } from 'vitest';
import { makeRequests } from '../../../test/support/guide-requests.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { declaredTables } from '../../engine/kinds/tables.ts';
import { catalogueChanges, catalogueVersion, recomputations } from '../../platform/database/tables/tables.ts';
import { planMigration } from './migration/plan.ts';
import { stateOf } from './migration/state.ts';

/** The example of docs/adding-a-resource.md with an existing resource, and the requests of docs/recipes: their statements hold. */
const ROOT = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFile(path.join(ROOT, file), 'utf8');
const guide = await read('docs/adding-a-resource.md');

type Block = { language: string; file: string | null; lines: string[] };

const trimmed = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function walk(heading: string) {
  const section = guide.split(/^(?=## )/m).find((part) => part.startsWith(`## ${heading}\n`));
  if (!section) throw new Error(`The guide has no "${heading}"`);
  const blocks = [...section.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = '', text = '']): Block => {
    const [, file] = /^\/\/ (\S+\/\S+)\n/.exec(text) ?? [];
    return { language, file: file ?? null, lines: trimmed(file ? text.slice(text.indexOf('\n')) : text) };
  });
  return {
    code: blocks.filter(({ language }) => language !== 'http'),
    requests: blocks.filter(({ language }) => language === 'http').flatMap(({ lines }) => lines),
  };
}

/** How many lines a file has. */
const linesOf = async (file: string): Promise<number> => (await read(file)).trimEnd().split('\n').length;

/** A resource and those with fields that lead to it. */
function withDependents(added: ResourceShape): Set<ResourceShape> {
  const found = new Set([added]);
  for (const each of found)
    for (const resource of resources)
      if (Object.values(resource.fields).some((field) => targetOf(field, resource) === each)) found.add(resource);
  return found;
}

/** What `npm run migration` writes for a shop that has all of this one's resources but one, and now declares it. */
async function migrationOf(added: ResourceShape): Promise<string[]> {
  const state = (declared: readonly ResourceShape[]) =>
    stateOf({ ...declaredTables(declared), recomputations, catalogueChanges, catalogueVersion });
  const without = withDependents(added);
  const before = state(resources.filter((resource) => !without.has(resource)));
  const choices = { rename: [], drop: [], fill: [], recompute: [] };
  return (await planMigration(before, state(resources), resources, choices)).statements;
}

const shop = withTestApp();

describe('A walk with rules: reviews', () => {
  const { code, requests } = walk('A walk with rules: reviews');
  const declaration = 'shared/src/resources/review.ts';

  it.each(code.map((block) => [block.file, block.lines.join('\n')]))('shows the content of %s', async (file, block) =>
    expect(trimmed(await read(file ?? '')).join('\n')).toContain(block),
  );

  it('shows the whole declaration, which has 45 lines at most', async () => {
    const shown = code.filter(({ file }) => file === declaration).flatMap(({ lines }) => lines);
    expect(shown).toEqual(trimmed(await read(declaration)));
    expect(await linesOf(declaration)).toBeLessThanOrEqual(45);
  });

  it('has a migration by the command that it names', async () => {
    expect((await migrationOf(reviews)).join('\n')).toContain('CREATE TABLE "reviews"');
  });

  it('is as described', async () => {
    expect(requests.length).toBeGreaterThan(10);
    await makeRequests(shop, requests);
  });
});

describe('the requests of a recipe', async () => {
  const folder = path.join(ROOT, 'docs/recipes');
  const recipes = await Promise.all(
    (await readdir(folder)).map(async (name) => [name, await read(`docs/recipes/${name}`)] as const),
  );
  const asking = recipes.filter(([, text]) => text.includes('```http\n'));

  it('are there', () => expect(asking.map(([name]) => name)).toContain('delivery-fees.md'));

  it.each(asking)('are answered as %s says', async (_name, text) => {
    const blocks = [...text.matchAll(/^```http\n(.*?)^```$/gms)].map(([, lines = '']) => lines);
    await makeRequests(shop, blocks.flatMap(trimmed));
  });
});
