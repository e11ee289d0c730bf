import { hasComments } from '@karite/shared/comments';
import type { ResourceShape } from '@karite/shared/resource';
import { lazy, Suspense } from 'react';
import { mayHere } from '../../providers/actor.ts';
import { StillLoading } from '../../ui/loading.tsx';

const RecordComments = lazy(() => import('./record-comments.tsx'));

type LaterCommentsProps = { resource: ResourceShape; id: string; className?: string };

/** The comments of a record, where its resource has them and who works here reads it; their code comes with the first. */
export const LaterComments = ({ resource, id, className }: LaterCommentsProps) =>
  hasComments(resource) &&
  mayHere(resource.name, 'read') && (
    <div className={className}>
      <Suspense fallback={<StillLoading />}>
        <RecordComments key={id} {...{ resource, id }} />
      </Suspense>
    </div>
  );
