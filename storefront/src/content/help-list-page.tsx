import { paths } from '@karite/shared/paths';
import { useLoaderData } from 'react-router-dom';
import { useIdentity } from '../identity/settings.ts';
import { PageMeta } from '../seo/page-meta.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { Link } from '../ui/link/link.tsx';
import styles from './help.module.css';

type HelpList = { pages: { slug: string; title: string; summary: string | null }[]; isPreview: boolean };

/** Every help page with what it is about (R1949). */
export function Component() {
  const { pages, isPreview } = useLoaderData<HelpList>();
  const { name } = useIdentity();
  return (
    <div className={`page narrow ${styles.help}`}>
      <PageMeta
        title="Aide"
        description={`Livraison, paiement, retours : les réponses de ${name}.`}
        hidden={isPreview || pages.length === 0}
      />
      <h1>Aide</h1>
      {pages.length === 0 && <EmptyState title="Aucune page d’aide pour le moment" />}
      <ul>
        {pages.map(({ slug, title, summary }) => (
          <li key={slug}>
            <Link to={paths.helpPage(slug)}>{title}</Link>
            {summary && <p>{summary}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
