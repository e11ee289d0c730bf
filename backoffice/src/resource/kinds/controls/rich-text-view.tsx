import { RICH_TAGS } from '@karite/shared/resource';
import { createElement, Fragment, type ReactNode } from 'react';
import './rich-text.css';

const TAGS: ReadonlySet<string> = new Set(RICH_TAGS);
const LINK = /^(?:https?:\/\/|mailto:|tel:)/i;

/** An element of the allowed ones; of any other its content alone. */
function drawn(node: Node, key: number): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return null;
  const tag = node.localName;
  const inner = [...node.childNodes].map(drawn);
  if (!TAGS.has(tag)) return <Fragment key={key}>{inner}</Fragment>;
  if (tag === 'br') return <br key={key} />;
  const href = node.getAttribute('href') ?? '';
  if (tag === 'a' && LINK.test(href))
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {inner}
      </a>
    );
  return createElement(tag, { key }, inner);
}

/** A rich text as it reads. It is drawn element by element: what was stored before it was sanitised runs nothing either. */
export const RichTextView = ({ html }: { html: string }) => (
  <div className="rich-text">{[...new DOMParser().parseFromString(html, 'text/html').body.childNodes].map(drawn)}</div>
);
