import type { ReactNode } from 'react';
import styles from './section.module.css';

type Props = { title: string; text?: string; more?: ReactNode; tinted?: boolean; children: ReactNode };

/** One part of the home page: its title, where it leads, and what it shows. */
export function Section({ title, text, more, tinted = false, children }: Props) {
  return (
    <section className={tinted ? styles.tinted : styles.section}>
      <div className="page">
        <header className={styles.head}>
          <div>
            <h2>{title}</h2>
            {text && <p>{text}</p>}
          </div>
          {more}
        </header>
        {children}
      </div>
    </section>
  );
}
