import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from '../link/link.tsx';
import styles from './button.module.css';

type Look = { look?: 'primary' | 'outline' | 'quiet'; wide?: boolean };

const classOf = ({ look = 'primary', wide }: Look, extra = '') =>
  `${styles.button} ${styles[look]} ${wide ? styles.wide : ''} ${extra}`;

export function Button({
  look,
  wide,
  className,
  type = 'button',
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} className={classOf({ look, wide }, className)} {...rest} />;
}

/** A link that looks like a button. Outside the shop, use `ButtonAnchor`. */
export function ButtonLink({ look, wide, className, ...rest }: Look & LinkProps) {
  return <Link className={classOf({ look, wide }, className)} {...rest} />;
}

/** A plain link that looks like a button: it leaves the shop, or loads the page anew. */
export function ButtonAnchor({ look, wide, className, ...rest }: Look & React.AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a data-reload={rest.target ? undefined : 'true'} className={classOf({ look, wide }, className)} {...rest} />;
}
