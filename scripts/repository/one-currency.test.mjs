import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../support/root.mjs';

/** The only file that writes them: what a shop declares in `custom/shared/shop.ts` takes their place. */
const WRITTEN_IN = 'shared/src/locale/index.ts';
const LITERALS = /FCFA|fr-FR|lang="fr"/;

const files = execFileSync('git', ['ls-files', 'shared/src', 'api/src', 'storefront', 'backoffice', 'demo/src'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file));

describe('the currency and the locale of the shop', () => {
  it('are written in one file', async () => {
    const found = [];
    for (const file of files) if (LITERALS.test(await readFile(join(root, file), 'utf8'))) found.push(file);
    expect(found, 'use formatMoney, inCurrency, LOCALE or LANGUAGE').toEqual([WRITTEN_IN]);
  });
});
