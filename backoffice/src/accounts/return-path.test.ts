import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

describe('the page after signing in', () => {
  it.each([
    ['/orders?status=pending', '/orders?status=pending'],
    [null, '/'],
    ['https://ailleurs.example', '/'],
    ['//ailleurs.example', '/'],
    ['/\\ailleurs.example', '/'],
    ['javascript:alert(1)', '/'],
  ])('%s leads to %s', (to, path) => expect(returnPath(to)).toBe(path));
});
