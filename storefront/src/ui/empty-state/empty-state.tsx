import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type Props = {
  title: string;
  text?: string;
  /** The page has nothing else: this is its heading. */
  alone?: boolean;
  children?: ReactNode;
};

/** An empty page or list: a message, and what to do next. */
export function EmptyState({ title, text, alone = false, children }: Props) {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 120 120" width="120" height="120" aria-hidden="true">
        <circle cx="60" cy="60" r="60" fill="var(--sand)" />
        <ellipse cx="60" cy="92" rx="30" ry="4" fill="var(--linen)" />
        <path d="M58 91C40 82 34 62 43 40c16 9 22 29 15 51z" fill="#e3b7a5" />
        <path d="M62 91c18-9 24-29 15-51-16 9-22 29-15 51z" fill="var(--accent)" />
      </svg>
      {alone ? <h1 className={styles.title}>{title}</h1> : <p className={styles.title}>{title}</p>}
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.next}>{children}</div>}
    </div>
  );
}
