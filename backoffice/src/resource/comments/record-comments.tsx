import { COMMENTS_AT_A_TIME } from '@karite/shared/comments';
import { formatNumber } from '@karite/shared/format';
import type { ResourceShape } from '@karite/shared/resource';
import { comments as declared } from '@karite/shared/resources';
import { Spin } from 'antd';
import { mayHere } from '../../providers/actor.ts';
import { call } from '../../providers/call.ts';
import { detailOf } from '../../providers/http-client.ts';
import { Pages } from '../../ui/pages.tsx';
import { FailedToLoad } from '../list/list-states.tsx';
import CommentBox from './comment-box.tsx';
import { CommentItem } from './comment-item.tsx';
import { useComments } from './use-comments.ts';
import './comments.css';

/** What staff say to each other about a record, the newest last, and where one says more (R1550). */
export default function RecordComments({ resource, id }: { resource: ResourceShape; id: string }) {
  const { comments, total, page, toPage, isLoading, error, refetch } = useComments(resource, id);
  if (error) return <FailedToLoad message={declared.messages.loadFailed} detail={detailOf(error)} />;
  return (
    <section className="comments in-order" aria-label="Commentaires">
      <h2>
        <span>Commentaires </span>
        {total > 0 && <span className="quiet">{formatNumber(total)}</span>}
      </h2>
      {isLoading && <Spin />}
      <ol>
        {comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} refetch={refetch} />
        ))}
      </ol>
      <Pages page={page} pageSize={COMMENTS_AT_A_TIME} total={total} toPage={toPage} />
      {mayHere(declared.name, 'create') && (
        <CommentBox
          place={{ resource: resource.name, id }}
          send={async (text) => {
            await call('POST', '/comments', { body: { resource: resource.name, recordId: id, text } });
            toPage(1);
            await refetch();
          }}
        />
      )}
    </section>
  );
}
