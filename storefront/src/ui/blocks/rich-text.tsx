import { type RichNode, richNodes } from '@karite/shared/content';
import { createElement, type ReactNode } from 'react';
import styles from './blocks.module.css';

/** A text that staff laid out, element by element: none of it is ever set as markup. */
export const RichText = ({ html }: { html: string }) => <div className={styles.rich}>{drawn(richNodes(html))}</div>;

const drawn = (nodes: readonly RichNode[]): ReactNode[] =>
  nodes.map((node, key) => {
    if (typeof node === 'string') return node;
    const { tag, href, children } = node;
    // Titles of the page and of its blocks are above those of a text.
    const name = tag === 'h2' ? 'h3' : tag === 'h3' ? 'h4' : tag;
    const props = { key, ...(href && { href, rel: 'noopener noreferrer nofollow' }) };
    return tag === 'br' ? createElement(name, props) : createElement(name, props, ...drawn(children));
  });
