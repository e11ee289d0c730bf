import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { PageMeta } from '../ui/page-meta/page-meta.tsx';
import styles from './legal.module.css';
import { LEGAL_TEXTS } from './legal-texts.ts';

/** One of the pages of small print, by its address. */
export function Component() {
  const { pathname } = useLocation();
  const { title, intro, parts } = LEGAL_TEXTS[pathname.replace(/\/$/, '')] ?? LEGAL_TEXTS[paths.legal]!;
  return (
    <article className={`page narrow ${styles.legal}`}>
      <PageMeta title={title} description={`${title} : ${intro}`} />
      <h1>{title}</h1>
      <p className={styles.intro}>{intro}</p>
      {parts.map((part) => (
        <section key={part.title}>
          <h2>{part.title}</h2>
          <p>{part.text}</p>
        </section>
      ))}
    </article>
  );
}
