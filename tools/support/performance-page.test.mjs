import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../testing/root.mjs';
import { withTable } from './performance-page.ts';

it('replaces the table of its key alone', () => {
  const page = 'Before.\n<!-- a -->\nold\n<!-- /a -->\nBetween.\n<!-- b -->\nother\n<!-- /b -->\nAfter.\n';
  expect(withTable(page, 'a', 'new')).toBe(page.replace('old', 'new'));
});

it('fails where the page has no place for it', () => {
  expect(() => withTable('<!-- /a --> <!-- a -->', 'a', 'new')).toThrow('no <!-- a --> … <!-- /a -->');
});

it('has a place for each table that is measured', () => {
  const page = readFileSync(join(ROOT, 'docs/performance.md'), 'utf8');
  for (const key of ['shop 1000 10000', 'search 10000'])
    expect(withTable(page, key, 'new')).toContain(`<!-- ${key} -->\nnew\n<!-- /${key} -->`);
});
