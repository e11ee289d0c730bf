import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  cutText,
  cutToLength,
  EMAIL_LENGTH,
  EMAIL_PATTERN,
  isEmail,
  manyLines,
  oneLine,
  plainLine,
  validText,
} from './index.ts';

const domain = (length: number) => `@${'d'.repeat(length - '@.com'.length)}.com`;

const ADDRESSES: [string, boolean][] = [
  ['afi@example.com', true],
  ['Afi.Adjovi@Example.COM', true],
  ['afi+savon@example.com', true],
  ["o'neil@example.com", true],
  ['a@b.co', true],
  ['a_b-c@sous.domaine.example.bj', true],
  ['1@2.cd', true],
  ['-a@example.com', true],
  ['+@example.com', true],
  ['a@b-.com', true],
  ['a@1.2.3.ci', true],
  ["a'@example.com", false],
  ['', false],
  ['afi', false],
  ['afi@', false],
  ['@example.com', false],
  ['afi@example', false],
  ['afi@localhost', false],
  ['afi@example.c', false],
  ['afi@example.c0m', false],
  ['afi@@example.com', false],
  ['a@b@example.com', false],
  ['.afi@example.com', false],
  ['afi.@example.com', false],
  ['a..b@example.com', false],
  ['a b@example.com', false],
  ['afi@exam ple.com', false],
  ['afi@example..com', false],
  ['afi@.example.com', false],
  ['afi@example.com.', false],
  ['afi@-example.com', false],
  ['afi@exa_mple.com', false],
  ['afi@[127.0.0.1]', false],
  ['afi@127.0.0.1', false],
  ['"afi"@example.com', false],
  ['Afi <afi@example.com>', false],
  ['mailto:afi@example.com', false],
  ['afi@example.com,b@example.com', false],
  ['afi@example.com\n', false],
  ['afi\0@example.com', false],
  ['é@example.com', false],
  ['afi@exämple.com', false],
  ['afi@example.çom', false],
  ['afi/x@example.com', false],
  ['😀@example.com', false],
];

describe('e-mail addresses', () => {
  it.each(ADDRESSES)('%j: %s, as zod says', (address, expected) => {
    expect(isEmail(address)).toBe(expected);
    expect(z.email().safeParse(address).success).toBe(expected);
  });
  it('are judged by a pattern that is zod’s', () =>
    expect(EMAIL_PATTERN.source.replaceAll('\\-', '-')).toBe(z.regexes.email.source.replaceAll('\\-', '-')));
  it('have a longest', () => {
    expect(isEmail(`a${domain(EMAIL_LENGTH - 1)}`)).toBe(true);
    expect(isEmail(`aa${domain(EMAIL_LENGTH - 1)}`)).toBe(false);
  });
});

describe('R2023: what no text holds', () => {
  it.each([
    ['Sonner deux fois\ufffe merci', 'Sonner deux fois merci'],
    ['\uffffa\ufdd0b\ufdefc\u{1fffe}d\u{10ffff}e', 'abcde'],
    ['a\ud83db\udc4dc', 'abc'],
    ['bon\u0007jour\u001b\u0081', 'bonjour'],
    ['Lait\vcorps\fvisage\u0085mains', 'Lait\ncorps\nvisage\nmains'],
    ['tab\tligne\nretour\r\n', 'tab\tligne\nretour\r\n'],
    ['👩🏾‍🦱 é e\u0301 ا', '👩🏾‍🦱 é e\u0301 ا'],
  ])('%j becomes %j', (text, valid) => {
    expect(validText(text)).toBe(valid);
    expect(manyLines(text)).toBe(valid.replaceAll('\r\n', '\n').trim());
  });
  it('in a text of one line neither', () => expect(oneLine('Lait\ufffe\vcorps\ud83d')).toBe('Lait corps'));
});

describe('R2024: where a text is cut', () => {
  it.each([
    ['Savon', 5, 'Savon'],
    ['Savon', 4, 'Savo'],
    ['👩🏾‍🦱👍🏾é', 2, '👩🏾‍🦱👍🏾'],
    ['e\u0301e\u0301e\u0301', 2, 'e\u0301e\u0301'],
    ['🇧🇯🇨🇮', 1, '🇧🇯'],
    ['a', 0, ''],
  ])('%j after %i characters is %j', (text, most, cut) => expect(cutText(text, most)).toBe(cut));
  it.each([
    ['Savon', 4, 'Savo'],
    ['ab👍🏾c', 3, 'ab'],
    ['ab👍🏾c', 6, 'ab👍🏾'],
    ['ae\u0301', 2, 'a'],
  ])('%j within %i units is %j', (text, most, cut) => expect(cutToLength(text, most)).toBe(cut));
});

describe('texts', () => {
  it.each([
    ['Lait\ncorps', 'Lait corps'],
    ['Lait\r\ncorps', 'Lait corps'],
    ['Lait \r\n\t corps', 'Lait corps'],
    ['a\rb\tc\vd\fe\u0085f\u2028g\u2029h', 'a b c d e f g h'],
    ['\n Lait  corps \u2029', 'Lait  corps'],
    ['\n\t', ''],
    ['12\u202f500', '12\u202f500'],
  ])('%j is one line: %j', (text, line) => expect(oneLine(text)).toBe(line));
  it.each([
    [' Rue 12\r\nCotonou\rBénin\n\nPorte 3 ', 'Rue 12\nCotonou\nBénin\n\nPorte 3'],
    ['\r\n', ''],
  ])('%j keeps its lines: %j', (text, lines) => expect(manyLines(text)).toBe(lines));
  it('are read at once, however many spaces they hold: a pattern that scans them again and again takes minutes', () => {
    const long = `a${' '.repeat(100_000)}b`;
    expect([oneLine(long), manyLines(long)]).toEqual([long, long]);
  });
});

describe('R2061 What nobody sees', () => {
  it.each([
    ['\u2068KARITE10\u2069', 'KARITE10'],
    ['\u200bAFI\ufe0f10\u200f', 'AFI10'],
    ['PTS\u20117F4K\u20139', 'PTS-7F4K-9'],
    ['ＫＡＲＩＴＥ１０', 'KARITE10'],
    ['afi\u00ad@example.com\u202c', 'afi@example.com'],
    ['ａｆｉ＠example.com', 'afi@example.com'],
    ['\u00a0Été\u202f2026 ', 'Été 2026'],
  ])('is ignored in codes and e-mail addresses: %j', (typed, meant) => expect(plainLine(typed)).toBe(meant));

  it('stays in names and notes, where it may mean something', () =>
    expect(oneLine('می\u200cخواهم ❤\ufe0f')).toBe('می\u200cخواهم ❤\ufe0f'));
});
