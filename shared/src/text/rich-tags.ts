/** The tags that a rich text may have; the API removes all others. The only attribute that remains is a link's address. */
export const RICH_TAGS = [
  ...['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'a', 'blockquote'],
] as const;
