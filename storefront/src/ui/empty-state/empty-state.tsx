import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type Props = {
  title: string;
  text?: string;
  /** The page has nothing else: this is its heading. */
  alone?: boolean;
  children?: ReactNode;
};

/** Nothing here: says so, and what to do next. */
export function EmptyState({ title, text, alone = false, children }: Props) {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 120 60" width="120" height="60" aria-hidden="true">
        <ellipse cx="60" cy="52" rx="46" ry="5" fill="var(--linen)" />
        <path d="M60 50C42 42 36 24 44 6c16 10 22 28 16 44z" fill="var(--linen)" />
        <path d="M60 50c18-8 24-26 16-44-16 10-22 28-16 44z" fill="var(--line)" />
      </svg>
      {alone ? <h1 className={styles.title}>{title}</h1> : <p className={styles.title}>{title}</p>}
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.next}>{children}</div>}
    </div>
  );
}
