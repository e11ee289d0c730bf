import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from '../link/link.tsx';
import styles from './button.module.css';

type Appearance = { variant?: 'primary' | 'outline' | 'quiet'; wide?: boolean };

const classOf = ({ variant = 'primary', wide }: Appearance, extra = '') =>
  `${styles.button} ${styles[variant]} ${wide ? styles.wide : ''} ${extra}`;

export function Button({
  variant,
  wide,
  className,
  type = 'button',
  ...rest
}: Appearance & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} className={classOf({ variant, wide }, className)} {...rest} />;
}

/** A link with the appearance of a button. Outside the shop, use `ButtonAnchor`. */
export function ButtonLink({ variant, wide, className, ...rest }: Appearance & LinkProps) {
  return <Link className={classOf({ variant, wide }, className)} {...rest} />;
}

/** A plain link with the appearance of a button: it leaves the shop, or reloads the page. */
export function ButtonAnchor({
  variant,
  wide,
  className,
  ...rest
}: Appearance & React.AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a data-reload={rest.target ? undefined : 'true'} className={classOf({ variant, wide }, className)} {...rest} />
  );
}
