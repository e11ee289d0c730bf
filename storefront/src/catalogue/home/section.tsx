import type { ReactNode } from 'react';
import type { Texts } from './home-parts.ts';
import styles from './section.module.css';

type Props = Pick<Texts, 'title' | 'text' | 'isTinted'> & { more?: ReactNode; children: ReactNode };

/** One part of the home page: its title, where it leads, and what it shows. */
export function Section({ title, text, more, isTinted, children }: Props) {
  return (
    <section className={isTinted ? styles.tinted : styles.section}>
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
