import { PLACES } from '@karite/shared/content';
import { formatDateTime } from '@karite/shared/format';
import { type ContentPage, contentPages } from '@karite/shared/resources';
import { useOne } from '@refinedev/core';
import { Button, Flex, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { detailOf } from '../providers/http-client.ts';
import { DeclaredActions } from '../resource/declared-actions.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { Alert } from '../ui/states/alert.tsx';
import { BlockList } from './block-list.tsx';

const Preview = lazy(() => import('./content-preview.tsx'));
const History = lazy(() => import('./content-history.tsx'));

/** Versions are put back from their own list. */
const { restore: _, ...offered } = contentPages.actions;
const acted = { ...contentPages, actions: offered };

/** What is online of a page, and what will be. */
function stateOf({ version, nextVersion, nextAt }: ContentPage): string {
  const online = version ? `Version ${version} en ligne` : 'En ligne : la page d’origine';
  const next = nextVersion && nextAt ? ` · version ${nextVersion} prévue le ${formatDateTime(nextAt)}` : '';
  return online + next;
}

/** The draft of a page: its blocks in their order, its preview, and its publication (R1941 to R1947). */
export default function ContentEditor({ id }: { id: string }) {
  const { result: page, query } = useOne<ContentPage>({ resource: contentPages.name, id, errorNotification: false });
  const [isPreviewed, setPreviewed] = useState(false);
  if (query.isError)
    return <Alert type="error" showIcon message="Page introuvable" description={detailOf(query.error)} />;
  if (!page) return <Skeleton active />;
  const { place, title, isStarted } = page;
  return (
    <>
      <PageHeader title={place === 'help' ? title : PLACES[place]} subtitle={stateOf(page)}>
        <Link to="/content-pages">Toutes les pages</Link>
        <Button onClick={() => setPreviewed(!isPreviewed)} aria-expanded={isPreviewed}>
          {isPreviewed ? 'Fermer l’aperçu' : 'Aperçu du brouillon'}
        </Button>
        <DeclaredActions resource={acted} record={page} isInRow={false} />
      </PageHeader>
      <Flex vertical gap="middle">
        <Suspense fallback={<Skeleton active />}>
          {isPreviewed && <Preview page={page} />}
          {isStarted ? (
            <BlockList page={page} />
          ) : (
            <Panel title="Aucun brouillon">
              <p>
                Commencez un brouillon : il reprend ce qui est en ligne. Vos clients ne le voient pas avant sa
                publication.
              </p>
            </Panel>
          )}
          <History page={page} />
        </Suspense>
      </Flex>
    </>
  );
}
