import { Parser } from 'htmlparser2';
import { unreadable } from './limits.ts';

/** What is met in a part of a spreadsheet: names without their prefix, texts with their entities as characters. */
export type XmlEvent =
  | { open: string; attributes: (name: string) => string | undefined }
  | { close: string }
  | { text: string };

/** So many bytes are turned into text at a time: what a part comes to is not held twice. */
const PIECE = 65_536;
/** No spreadsheet has elements in elements so deep. */
const DEEPEST = 100;

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads a part of a spreadsheet from its beginning to its end; who reads it stops when it has seen enough. Throws `FileRefused`. */
export function* xmlEvents(part: Buffer): Generator<XmlEvent> {
  let events: XmlEvent[] = [];
  let depth = 0;
  const handler = {
    onopentag(name: string, given: Record<string, string>) {
      depth += 1;
      if (depth > DEEPEST) throw unreadable();
      const attributes = (wanted: string) =>
        given[wanted] ?? Object.entries(given).find(([each]) => withoutPrefix(each) === wanted)?.[1];
      events.push({ open: withoutPrefix(name), attributes });
    },
    ontext: (text: string) => void events.push({ text }),
    onclosetag(name: string) {
      depth -= 1;
      events.push({ close: withoutPrefix(name) });
    },
  };
  const parser = new Parser(handler, { xmlMode: true });
  const decoder = new TextDecoder();
  for (let read = 0; read < part.length; read += PIECE) {
    parser.write(decoder.decode(part.subarray(read, read + PIECE), { stream: true }));
    yield* events;
    events = [];
  }
  parser.end();
  yield* events;
}
