/** The tags that a rich text may have; the API drops all else. Of attributes only a link's address is kept. */
export const RICH_TAGS = [
  ...['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'a', 'blockquote'],
] as const;
