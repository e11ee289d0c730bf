import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MEMORY, POOLS } from '../support/memory.mjs';
import { root } from '../support/root.mjs';

it.each([
  ['deploy/karite.service', `node ${MEMORY.join(' ')} api/dist/bundle/server.js`],
  ['docs/running-in-production.md', `node ${MEMORY.join(' ')} api/dist/bundle/server.js`],
  ['Dockerfile', JSON.stringify(['node', ...MEMORY, 'api/dist/bundle/server.js']).replaceAll(',', ', ')],
])('%s starts a process with the memory that `npm start` gives it', (file, line) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(line);
});

it.each([
  ['deploy/karite.service', 'Environment=', '\n'],
  ['docs/running-in-production.md', '`NODE_ENV=production ', ' node'],
  ['Dockerfile', 'ENV NODE_ENV=production ', ' '],
])('%s bounds its pools as well', (file, before, after) => {
  const pools = Object.entries(POOLS)
    .map((pool) => pool.join('='))
    .join(' ');
  expect(readFileSync(join(root, file), 'utf8')).toContain(`${before}${pools}${after}`);
});
