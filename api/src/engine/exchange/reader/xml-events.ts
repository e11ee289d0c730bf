import { unreadable } from './limits.ts';

/** What is met in a part of a spreadsheet: names without their prefix, texts with their entities as characters. */
export type XmlEvent =
  | { open: string; attributes: (name: string) => string | undefined }
  | { close: string }
  | { text: string };

/** So many bytes are turned into text at a time: what a part comes to is not held twice. */
const PIECE = 65_536;
/** No tag of a spreadsheet is longer. */
const LONGEST_TAG = 100_000;

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** A text with its entities and its `_x000D_` as the characters that they stand for. */
const plain = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex?: string, decimal?: string, name = '') => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal ?? Number.NaN);
    if (Number.isNaN(code)) return ENTITIES[name] ?? whole;
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

const attributesOf =
  (tag: string) =>
  (wanted: string): string | undefined => {
    const found = new RegExp(`\\s(?:[\\w.-]+:)?${wanted}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
    return found ? plain(found[1] ?? found[2] ?? '') : undefined;
  };

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Where a tag that begins at `at` ends; -1 where that has not come yet. A quoted `>` is none. */
function endOfTag(text: string, at: number): number {
  const end = text.indexOf('>', at);
  if (end < 0) return -1;
  const quotes = text.slice(at, end).match(/["']/g)?.length ?? 0;
  if (quotes % 2 === 0) return end;
  const whole = /^<[^"'>]*(?:(?:"[^"]*"|'[^']*')[^"'>]*)*>/.exec(text.slice(at, at + LONGEST_TAG));
  return whole ? at + whole[0].length - 1 : -1;
}

function* tagOf(tag: string): Generator<XmlEvent> {
  const [, isClose, name = ''] = /^<(\/?)([^\s/>]+)/.exec(tag) ?? [];
  if (isClose) return yield { close: withoutPrefix(name) };
  yield { open: withoutPrefix(name), attributes: attributesOf(tag) };
  if (tag.endsWith('/>')) yield { close: withoutPrefix(name) };
}

const COMMENT = '<!--';
const CDATA = '<![CDATA[';

/** Reads a part of a spreadsheet from its beginning to its end; who reads it stops when it has seen enough. Throws `FileRefused`. */
export function* xmlEvents(part: Buffer): Generator<XmlEvent> {
  const decoder = new TextDecoder();
  let text = '';
  for (let read = 0; read < part.length; ) {
    text += decoder.decode(part.subarray(read, read + PIECE), { stream: true });
    read += PIECE;
    let at = 0;
    for (;;) {
      const open = text.indexOf('<', at);
      if (open < 0) break;
      if (open > at) yield { text: plain(text.slice(at, open)) };
      at = open;
      if (text.length - open < CDATA.length && read < part.length) break;
      const isComment = text.startsWith(COMMENT, open);
      const isData = text.startsWith(CDATA, open);
      const end = isComment ? text.indexOf('-->', open) : isData ? text.indexOf(']]>', open) : endOfTag(text, open);
      if (end < 0) break;
      if (isData) yield { text: text.slice(open + CDATA.length, end) };
      else if (!isComment && text[open + 1] !== '?' && text[open + 1] !== '!') yield* tagOf(text.slice(open, end + 1));
      at = end + (isComment || isData ? 3 : 1);
    }
    text = text.slice(at);
    // What is not closed for so long is no spreadsheet; a cell's text comes in pieces as well.
    if (text.length > PIECE + LONGEST_TAG) throw unreadable();
  }
  if (text.trim() !== '') throw unreadable();
}
