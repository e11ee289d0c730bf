import { AppstoreOutlined } from '@ant-design/icons';
import { type ContentPage, contentPages } from '@karite/shared/resources';
import { Button, Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { Link, useMatch } from 'react-router-dom';
import type { RecordAction } from '../resource/resource-context.ts';
import { ResourcePage } from '../resource/resource-page.tsx';

const Editor = lazy(() => import('./content-editor.tsx'));

/** What is done with a page's draft is done where it is seen. */
const { actions: _, ...listed } = contentPages;

const Compose: RecordAction<ContentPage> = ({ record: { id, title } }) => (
  <Link to={`/content-pages/${id}`}>
    <Button size="small" icon={<AppstoreOutlined aria-hidden />} aria-label={`Composer ${title}`} tabIndex={-1}>
      Composer
    </Button>
  </Link>
);

const ACTIONS = [Compose];

/** The pages that are made of blocks, and the editor of each (R1940). */
function ContentPagesPage() {
  const id = useMatch('/content-pages/:id')?.params.id;
  if (id === undefined || id === 'create') return <ResourcePage resource={listed} actions={ACTIONS} />;
  return (
    <Suspense fallback={<Skeleton active />}>
      <Editor key={id} id={id} />
    </Suspense>
  );
}

export default ContentPagesPage;
