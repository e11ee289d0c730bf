/** What a page's head takes of the style sheet as built, in which a shop's `theme.css` comes after Karité's tokens. */
export type ThemeHead = { colour: string; fonts: string[] };

/** A token's last value. */
const tokenOf = (style: string, name: string): string =>
  [...style.matchAll(new RegExp(`--${name}:\\s*([^;}]+)`, 'g'))].at(-1)?.[1]?.trim() ?? '';

const unquoted = (text: string): string => text.trim().replace(/^["']|["']$/g, '');

/** The family of a declaration block, and the address of its first file: none for a face of the reader's own. */
const FACE = /@font-face\s*\{([^}]*)\}/g;
const fileOf = (style: string, family: string): string | undefined =>
  [...style.matchAll(FACE)]
    .map(([, block = '']) => block)
    .filter((block) => unquoted(/font-family:([^;]+)/.exec(block)?.[1] ?? '') === family)
    .map((block) => /url\(["']?([^"')]+)/.exec(block)?.[1])
    .find(Boolean);

/** The colour of the browser's bar (`--night`), and the files of the faces that titles and text begin with. */
export function themeHead(style: string): ThemeHead {
  const families = ['display', 'body'].map((token) => unquoted(tokenOf(style, token).split(',')[0] ?? ''));
  const fonts = families.flatMap((family) => fileOf(style, family) ?? []);
  return { colour: tokenOf(style, 'night'), fonts: [...new Set(fonts)] };
}
