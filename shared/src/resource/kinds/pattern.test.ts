import { describe, expect, it } from 'vitest';
import { patternFault, patternOf } from './pattern.ts';

const fault = (matches: string, longest = 200) => patternFault({ matches, message: '' }, longest);

describe('a pattern', () => {
  it.each([
    ['[A-Z]{3}-\\d{4}', 'ABC-1234', 'xABC-1234'],
    ['FR|CI', 'CI', 'CIV'],
    ['\\p{L}+', 'Été', 'Été!'],
    ['[a-z]+(?:-[a-z]{2}){2}', 'a-bb-cc', 'a-bb'],
  ])('%s is of the whole text', (matches, good, bad) => {
    const regexp = patternOf({ matches, message: '' }, 200);
    expect([regexp.test(good), regexp.test(bad)]).toEqual([true, false]);
  });

  it.each(['[A-Z]{3}-\\d{4}', 'FR|CI', '(?:FR|CI)?[0-9]+', '\\p{L}+ \\p{L}+', '(?:ab){2,5}', '[(|*+]{3}', 'a\\{2\\}'])(
    '%s may be declared',
    (matches) => expect(fault(matches)).toBeNull(),
  );

  it.each([
    ['(', /no regular expression/],
    ['(a+)+', /repeats what itself repeats/],
    ['((?:ab)*)*', /repeats what itself repeats/],
    ['(a|a)*', /repeats what itself repeats/],
    ['(a?){30}', /repeats what itself repeats/],
    ['(?:x(?:a|a)y)+', /repeats what itself repeats/],
    ['(?<part>a*)+', /repeats what itself repeats/],
    ['(a)\\1', /has look-arounds or back-references/],
    ['(?<a>b)\\k<a>', /has look-arounds or back-references/],
    ['(?=a)a', /has look-arounds or back-references/],
    ['(?<!a)b', /has look-arounds or back-references/],
    ['a*a*a*b', /too many ways/],
    ['a?'.repeat(21), /too many ways/],
  ])('%s may not: it could keep the server busy', (matches, why) => {
    expect(fault(matches)).toMatch(why);
    expect(() => patternOf({ matches, message: '' }, 200)).toThrow(why);
  });

  it('may repeat more often in shorter texts', () => {
    expect(fault('a*a*a*b', 100)).toMatch(/too many ways/);
    expect(fault('a*a*a*b', 99)).toBeNull();
    const slow = patternOf({ matches: 'a*a*a*b', message: '' }, 99);
    const since = Date.now();
    expect(slow.test('a'.repeat(99))).toBe(false);
    expect(Date.now() - since).toBeLessThan(250);
  });
});
