import { COMMENTS_AT_A_TIME } from '@karite/shared/comments';
import { formatNumber } from '@karite/shared/format';
import type { ResourceShape } from '@karite/shared/resource';
import { type Comment, comments as declared } from '@karite/shared/resources';
import { useList } from '@refinedev/core';
import { List } from 'antd';
import { useState } from 'react';
import { mayHere } from '../../providers/actor.ts';
import { detailOf } from '../../providers/http-client.ts';
import { useLive } from '../../providers/live/use-live.ts';
import { useWrite } from '../../providers/use-write.ts';
import { StillLoading } from '../../ui/states/loading.tsx';
import { FailedToLoad } from '../list/list-states.tsx';
import CommentBox from './comment-box.tsx';
import { CommentItem } from './comment-item.tsx';
import './comments.css';

/** The staff's comments on a record, the newest last, and the input for a new one (R1550). */
export default function RecordComments({ resource, id }: { resource: ResourceShape; id: string }) {
  const list = `comments/${resource.name}/${id}`;
  const [page, toPage] = useState(1);
  const { result, query } = useList<Comment>({
    resource: list,
    pagination: { currentPage: page, pageSize: COMMENTS_AT_A_TIME, mode: 'server' },
    queryOptions: { placeholderData: (before) => before },
    errorNotification: false,
  });
  useLive(resource.name, (changes) => {
    if (!changes || changes.some((it) => it.kind === 'commented' && it.id === id)) void query.refetch();
  });
  const { write } = useWrite('POST', '/comments', { changes: [list] });
  const { total = 0 } = result;
  if (query.error) return <FailedToLoad message={declared.messages.loadFailed} detail={detailOf(query.error)} />;
  if (query.isLoading) return <StillLoading />;
  return (
    <section className="comments" aria-label="Commentaires">
      <h2>
        <span>Commentaires </span>
        {total > 0 && <span className="quiet">{formatNumber(total)}</span>}
      </h2>
      {total > 0 && (
        <List
          rowKey="id"
          dataSource={[...(result.data ?? [])].reverse()}
          renderItem={(comment) => <CommentItem comment={comment} list={list} />}
          pagination={{
            current: page,
            pageSize: COMMENTS_AT_A_TIME,
            total,
            onChange: toPage,
            hideOnSinglePage: true,
            showSizeChanger: false,
          }}
        />
      )}
      {mayHere(declared.name, 'create') && (
        <CommentBox
          place={{ resource: resource.name, id }}
          send={async (text) => {
            await write({ body: { resource: resource.name, recordId: id, text } });
            toPage(1);
          }}
        />
      )}
    </section>
  );
}
