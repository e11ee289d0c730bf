import { createRequire } from 'node:module';
import { leadsAnywhere } from '@karite/shared/links';
import { RICH_TAGS } from '@karite/shared/resource';
import type sanitizeHtml from 'sanitize-html';

const require = createRequire(import.meta.url);

/** Where a link may lead: never to `javascript:` or `data:`, however it is written. */
const SCHEMES = ['http', 'https', 'mailto', 'tel'];

const link: sanitizeHtml.Transformer = (_tag, { href = '' }) => {
  const attribs: sanitizeHtml.Attributes = leadsAnywhere(href) ? { href, rel: 'noopener noreferrer nofollow' } : {};
  return { tagName: 'a', attribs };
};

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TAGS],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: SCHEMES,
  allowProtocolRelative: false,
  // Their content is no text.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'title',
    'svg',
    'math',
    'iframe',
    'object',
  ],
  // What other programs write when they mean the same.
  transformTags: { a: link, b: 'strong', i: 'em', h1: 'h2', h5: 'h4', h6: 'h4', div: 'p' },
  nestingLimit: 30,
};

/** HTML with the tags of a rich text and no others; what is dropped leaves its text behind. `null` when nothing is left. */
export function cleanHtml(html: string): string | null {
  // Loaded by the first text that is cleaned; at once, for a value is judged without waiting.
  const sanitize: typeof sanitizeHtml = require('sanitize-html');
  const clean = sanitize(html, OPTIONS).trim();
  return clean === '' ? null : clean;
}
