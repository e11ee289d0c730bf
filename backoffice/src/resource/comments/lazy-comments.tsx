import { hasComments } from '@karite/shared/comments';
import type { ResourceShape } from '@karite/shared/resource';
import { Card } from 'antd';
import { lazy, Suspense } from 'react';
import { mayHere } from '../../providers/actor.ts';
import { StillLoading } from '../../ui/states/loading.tsx';

const RecordComments = lazy(() => import('./record-comments.tsx'));

type LazyCommentsProps = { resource: ResourceShape; id: string; isInCard?: boolean };

/** The comments of a record, where its resource has them and the user may read it. Their code is loaded lazily. */
export function LazyComments({ resource, id, isInCard = false }: LazyCommentsProps) {
  if (!hasComments(resource) || !mayHere(resource.name, 'read')) return null;
  const comments = (
    <Suspense fallback={<StillLoading />}>
      <RecordComments key={id} {...{ resource, id }} />
    </Suspense>
  );
  return isInCard ? <Card>{comments}</Card> : <div>{comments}</div>;
}
