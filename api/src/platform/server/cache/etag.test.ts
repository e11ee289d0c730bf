import { describe, expect, it } from 'vitest';
import { etagOf, isNamed, isVersionNamed } from './etag.ts';

describe('a record’s tag', () => {
  const etag = etagOf('{"name":"Lait"}', 12);
  const tag = etag.slice(1, -1);

  it('is its version and its content', () => {
    expect(etag).toMatch(/^"12-[\w-]{27}"$/);
    expect(etagOf('{"name":"Lait"}', 13)).not.toBe(etag);
    expect(etagOf('{"name":"Beurre"}', 12)).not.toBe(etag);
    expect(etagOf('[]', null)).toMatch(/^"[\w-]{27}"$/);
  });

  it.each([
    ['as it was sent', etag, true],
    ['weakened by a proxy', `W/${etag}`, true],
    ['marked as packed', `"${tag}-gzip"`, true],
    ['weakened and marked', `W/"${tag};gzip"`, true],
    ['with two dashes', `"${tag}--br"`, true],
    ['in a list', `"1-x", W/${etag}`, true],
    ['any', '*', true],
    ['any, with blanks', ' * ', true],
    ['another version', etag.replace('12-', '13-'), false],
    ['the start of another version', etag.replace('12-', '1-'), false],
    ['a longer version', etag.replace('12-', '121-'), false],
    ['a list of others', '"1-x", "2-y"', false],
    ['no tag at all', '12', false],
    ['nothing', '', false],
  ])('%s: %s', (_what, header, isRight) => {
    expect(isVersionNamed(header, 12)).toBe(isRight);
    expect(isNamed(header, etag)).toBe(isRight);
  });

  it('has the same version, but is not the same answer, when an embedded record changed', () => {
    const renamed = etagOf('{"name":"Lait","brand":"Kivuela"}', 12);
    expect([isVersionNamed(renamed, 12), isNamed(renamed, etag)]).toEqual([true, false]);
    expect(isNamed(undefined, etag)).toBe(false);
  });
});
