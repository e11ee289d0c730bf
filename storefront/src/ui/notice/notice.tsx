import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** A message beside what it is about; an error is read out at once. */
export function Notice({ kind = 'info', children }: { kind?: 'info' | 'error' | 'success'; children: ReactNode }) {
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role={kind === 'error' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
