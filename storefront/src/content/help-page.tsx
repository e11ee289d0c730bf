import type { Block } from '@karite/shared/content';
import { paths } from '@karite/shared/paths';
import { useLoaderData } from 'react-router-dom';
import { PageMeta } from '../seo/page-meta.tsx';
import { LaterBlocks } from '../ui/blocks/later-blocks.tsx';
import { Link } from '../ui/link/link.tsx';
import styles from './help.module.css';

type HelpData = { title: string; summary?: string; isPreview: boolean; blocks: Block[] };

/** A help page (R1949), as an administrator made it of blocks. */
export function Component() {
  const { title, summary, isPreview, blocks } = useLoaderData<HelpData>();
  return (
    <>
      <PageMeta title={title} description={summary ?? title} hidden={isPreview} />
      <header className={`page ${styles.head}`}>
        <Link to={paths.help}>Aide</Link>
        <h1>{title}</h1>
        {summary && <p>{summary}</p>}
      </header>
      <LaterBlocks blocks={blocks} />
    </>
  );
}
