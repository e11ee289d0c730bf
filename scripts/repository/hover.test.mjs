import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../support/root.mjs';

/** The rules whose every selector needs a pointer, outside of a query for one: a finger leaves them behind after a tap. */
function stickyHovers(css) {
  const found = [];
  const open = [];
  for (const [, head, sign] of css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    if (sign === '}') open.pop();
    if (sign !== '{') continue;
    open.push(head.trim());
    const isHover = head.includes(':hover');
    if (isHover && !open.some((each) => each.includes('(hover: hover)'))) found.push(head.trim());
  }
  return found;
}

it('hover rules are for pointers that can hover', async () => {
  const folder = join(root, 'storefront/src');
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.css'));
  const found = await Promise.all(
    files.map(async (name) =>
      stickyHovers(await readFile(join(folder, name), 'utf8')).map((rule) => `${name}: ${rule}`),
    ),
  );
  expect(found.flat()).toEqual([]);
});
