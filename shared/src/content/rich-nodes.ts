import { leadsAnywhere } from '../links/index.ts';
import { RICH_TAGS } from '../text/rich-tags.ts';

export type RichNode = string | { tag: (typeof RICH_TAGS)[number]; href?: string; children: RichNode[] };
type Element = Exclude<RichNode, string>;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity);
const tagOf = (name: string) => RICH_TAGS.find((tag) => tag === name.toLowerCase());

/**
 * Sanitised HTML as a tree, which is drawn element by element: no text of it ever becomes markup. What is no tag of a
 * rich text is left out here as well, and of attributes only a link's address is read.
 */
export function richNodes(html: string): RichNode[] {
  const root: RichNode[] = [];
  const open: Element[] = [];
  const put = (node: RichNode) => (open.at(-1)?.children ?? root).push(node);
  for (const [part] of html.matchAll(/<[^<>]*>|[^<>]+/g)) {
    const tag = /^<\s*(\/?)\s*([a-z0-9]+)/i.exec(part);
    if (!part.startsWith('<')) put(decoded(part));
    else if (!tag) continue;
    else {
      const name = tagOf(tag[2] ?? '');
      if (!name) continue;
      if (tag[1]) {
        const place = open.findLastIndex((element) => element.tag === name);
        if (place >= 0) open.length = place;
      } else {
        const href = decoded(/\shref="([^"]*)"/i.exec(part)?.[1] ?? '');
        const element: Element = { tag: name, ...(leadsAnywhere(href) && { href }), children: [] };
        put(element);
        if (name !== 'br') open.push(element);
      }
    }
  }
  return root;
}
