/**
 * Where a link leads, judged by the URL that a browser makes of it (R2040). The one judge of links, for forms, the API and both
 * front ends. Light: the storefront's pages load it.
 */

/** Browsers and Node share it; this package has the types of neither. */
declare const URL: new (text: string, base: string) => Parsed;
type Parsed = {
  readonly protocol: string;
  readonly origin: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  readonly pathname: string;
};

/** A page of the shop, a page of another site, or somebody to write to or call. */
export type LinkKind = 'own' | 'web' | 'contact';

/** Two shops: what leads to each one's own pages names no host, and what leads to one place from both needs no base. */
const BASES = ['https://one.invalid', 'http://two.invalid'] as const;

/** What browsers drop (tabs, line breaks), take for a slash, or do not show: the text is not what it seems. */
const DECEPTIVE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u;
/** Browsers also take `https:host` and `https:///host`: other programs read those otherwise. */
const WHOLE_ADDRESS = /^https?:\/\/[^/\s]+[^\s]*$/i;
const LABEL = /^[\p{L}\p{N}_-]{1,63}$/u;

const parsed = (text: string, base: string): Parsed | null => {
  try {
    return new URL(text, base);
  } catch {
    // The platform throws for a text that is no address.
    return null;
  }
};

/** What a link leads to; `null` for one that the shop does not show: a script, a hidden host, somebody's password. */
export function linkKind(text: string): LinkKind | null {
  if (DECEPTIVE.test(text) || text !== text.trim()) return null;
  const [one, two] = [parsed(text, BASES[0]), parsed(text, BASES[1])];
  if (!one || !two || one.username || one.password) return null;
  if (text.startsWith('/')) {
    const isOwn = one.origin === BASES[0] && two.origin === BASES[1];
    // `/.//host` has the path `//host`, which would name a host as soon as it is followed as a path.
    return isOwn && !one.pathname.startsWith('//') ? 'own' : null;
  }
  if (one.protocol === 'mailto:' || one.protocol === 'tel:') return 'contact';
  const isWhole = WHOLE_ADDRESS.test(text) && one.origin === two.origin;
  return isWhole && one.hostname.split('.').every((label) => LABEL.test(label)) ? 'web' : null;
}

/** The same text where it is a path of the shop, else what is given instead. */
export const ownPathOr = <T>(text: unknown, otherwise: T): string | T =>
  typeof text === 'string' && linkKind(text) === 'own' ? text : otherwise;

/** Whether a text is the address of a web page: `http` or `https`, with a host, and nobody's name or password in it. */
export const isWebAddress = (text: string): boolean => linkKind(text) === 'web';

/** Whether a text that is also read outside the shop may contain a link: the address is complete. */
export const leadsAnywhere = (text: string): boolean => {
  const kind = linkKind(text);
  return kind === 'web' || kind === 'contact';
};
