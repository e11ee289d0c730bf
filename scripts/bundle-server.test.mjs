import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { inOneByte } from './bundle-server.mjs';

const PROGRAM = String.raw`/* … */ ['cœur’'.replace(/œ/g, 'oe'), ((parts) => parts[0])${'`… 😀 é`'}, /^[\u{1F600}😀]$/u.test('😀')]`;

it('writes letters beyond Latin-1 as escapes, which say the same in texts, patterns and tagged templates', () => {
  const written = inOneByte(PROGRAM);
  expect(written).toMatch(/^[\0-\xff]*$/);
  expect(written).toContain('é');
  for (const text of [PROGRAM, written])
    expect(JSON.parse(runInNewContext(`JSON.stringify(${text})`))).toEqual(['coeur’', '… 😀 é', true]);
});
