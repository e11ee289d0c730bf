import { type ReactNode, useId } from 'react';
import { Link, type LinkProps } from '../ui/link/link.tsx';
import styles from './quick-results.module.css';

/** One choice of the combobox, and a link: the focus remains in the field, which names the chosen one. */
export const Choice = ({ className = styles.chip, ...rest }: LinkProps) => (
  <Link id={useId()} role="option" aria-selected={false} tabIndex={-1} className={className} {...rest} />
);

/** Choices of one kind; `isPlain`: what they are is seen. */
export function Group({ label, isPlain, children }: { label: string; isPlain?: boolean; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: choices of a list, not fields
    <div role="group" aria-label={label} className={isPlain ? undefined : styles.group}>
      {!isPlain && <span aria-hidden="true">{label}</span>}
      {children}
    </div>
  );
}
