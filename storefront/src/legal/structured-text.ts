export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

/** No line begins with a mark that belongs to the word before it, nor ends with an opening one. */
export const frenchSpaces = (text: string): string =>
  text.replace(/« /g, '«\u00a0').replace(/ ([»:;!?%])/g, '\u00a0$1');

/**
 * What an administrator wrote as plain text, in parts: a line that begins with `## ` is a heading, lines that begin with
 * `- ` are a list, an empty line parts two paragraphs. Nothing else has a meaning; all of it is drawn as text.
 */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const line of frenchSpaces(text)
    .split('\n')
    .map((part) => part.trim())) {
    const last = blocks.at(-1);
    if (line === '') isOpen = false;
    else if (line.startsWith('## ')) {
      blocks.push({ kind: 'heading', text: line.slice(3).trim() });
      isOpen = false;
    } else if (line.startsWith('- ')) {
      if (isOpen && last?.kind === 'list') last.items.push(line.slice(2).trim());
      else blocks.push({ kind: 'list', items: [line.slice(2).trim()] });
      isOpen = true;
    } else if (isOpen && last?.kind === 'paragraph') last.text += ` ${line}`;
    else {
      blocks.push({ kind: 'paragraph', text: line });
      isOpen = true;
    }
  }
  return blocks;
}
