import { describe, expect, it } from 'vitest';
import { wayBack } from './way-back.ts';

describe('the way back after signing in', () => {
  it.each([
    ['/orders?status=pending', '/orders?status=pending'],
    [null, '/'],
    ['https://ailleurs.example', '/'],
    ['//ailleurs.example', '/'],
    ['/\\ailleurs.example', '/'],
    ['javascript:alert(1)', '/'],
  ])('%s leads to %s', (to, path) => expect(wayBack(to)).toBe(path));
});
