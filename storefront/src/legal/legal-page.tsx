import { paths } from '@karite/shared/paths';
import { useLoaderData } from 'react-router-dom';
import { PageMeta } from '../seo/page-meta.tsx';
import { IdentityList, SaleTermsList } from './identity-list.tsx';
import styles from './legal.module.css';
import type { LegalData } from './legal-loader.ts';
import { type Block, blocksOf } from './structured-text.ts';

/** One of the pages of small print, as an administrator wrote it, with what the law of each country adds. */
export function Component() {
  const { page, identities } = useLoaderData<LegalData>();
  const address = `/${page.page}`;
  return (
    <article className={`page narrow ${styles.legal}`}>
      <PageMeta title={page.title} description={page.intro ?? page.title} canonical={address} />
      <h1>{page.title}</h1>
      {page.intro && <p className={styles.intro}>{page.intro}</p>}
      {address === paths.legal && <IdentityList identities={identities} />}
      {blocksOf(page.body).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order, and is never changed while it is shown
        <TextBlock key={index} block={block} />
      ))}
      {address === paths.terms && <SaleTermsList identities={identities} />}
    </article>
  );
}

function TextBlock({ block }: { block: Block }) {
  if (block.kind === 'heading') return <h2>{block.text}</h2>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul className={styles.list}>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
