import type { AnchorHTMLAttributes } from 'react';
import { useLocation } from 'react-router-dom';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  to: string;
  /** Takes this page's place in the history. */
  replace?: boolean;
  /** Stays where it is on the page: for filters and "Afficher plus". */
  keepScroll?: boolean;
};

/**
 * A link inside the shop: a plain anchor. One listener for the whole document (`app/navigation/follow-links.ts`) turns its
 * click into a navigation. A page of a hundred links is then hydrated without a hundred components.
 */
export const Link = ({ to, replace, keepScroll, ...rest }: LinkProps) => (
  <a href={to} data-replace={replace || undefined} data-keep-scroll={keepScroll || undefined} {...rest} />
);

/** A link that is marked when its page is the present one. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  return <Link aria-current={pathname === props.to ? 'page' : undefined} {...props} />;
}
