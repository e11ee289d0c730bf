import { isWebAddress } from '../links/index.ts';
import type { ResourceShape } from '../resource/index.ts';
import { MENTION } from './mention.ts';

export { withoutNames } from './mention.ts';

/** Comments of staff: of which records there are, and how a text names accounts. Pure. */

/** How many are on one page, the newest last. */
export const COMMENTS_AT_A_TIME = 20;

/** What is read as an address to follow: no other scheme than these, and not the stop that ends its sentence. */
const LINK = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]»]/g;

/** A record of the shop that has its own page: not settings, and not logs, which are deleted by the server. */
export const hasComments = ({ isSingle, isLog, comments }: ResourceShape): boolean =>
  !isSingle && !isLog && comments !== false;

export const mention = (id: string): string => `@[${id}]`;

/** The accounts that a text names, each once. */
export const mentionsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(MENTION)].map(([, id = '']) => id)),
];

export type CommentPart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string }
  | { kind: 'mention'; id: string };

/** The texts between the matches of a pattern, and the matches. */
function* split(text: string, pattern: RegExp, found: (match: string) => CommentPart): Generator<CommentPart> {
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) yield { kind: 'text', text: text.slice(end, match.index) };
    yield found(match[1] ?? match[0]);
    end = match.index + match[0].length;
  }
  if (end < text.length) yield { kind: 'text', text: text.slice(end) };
}

/** A stored text in its order: plain texts, links, and the accounts that it names. */
export const partsOf = (stored: string): CommentPart[] =>
  [...split(stored, MENTION, (id) => ({ kind: 'mention', id }))].flatMap((part) =>
    part.kind === 'text'
      ? [...split(part.text, LINK, (text) => ({ kind: isWebAddress(text) ? 'link' : 'text', text }))]
      : [part],
  );

type Named = { id: string; email: string };

/** A text as it is written by hand, for storing: `@ama@example.com` becomes the account that was chosen by that name. */
export const toStored = (written: string, people: readonly Named[]): string =>
  [...people]
    // An address may begin as another does.
    .sort((one, other) => other.email.length - one.email.length)
    .reduce((text, { id, email }) => text.replaceAll(`@${email}`, mention(id)), written);

/** A stored text in the form for correcting it. A mention of a deleted account is preserved. */
export const toWritten = (stored: string, people: readonly Named[]): string =>
  people.reduce((text, { id, email }) => text.replaceAll(mention(id), `@${email}`), stored);
