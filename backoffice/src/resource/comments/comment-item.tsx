import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { formatDateTime } from '@karite/shared/format';
import { type Comment, comments } from '@karite/shared/resources';
import { Button } from 'antd';
import { useState } from 'react';
import { actorNow, mayHere } from '../../providers/actor.ts';
import { call } from '../../providers/call.ts';
import { ageText } from '../../ui/age-text.ts';
import { ConfirmModal } from '../../ui/confirm-modal.tsx';
import CommentBox from './comment-box.tsx';
import { CommentText } from './comment-text.tsx';

type CommentItemProps = { comment: Comment; refetch: () => Promise<unknown> };

/** Corrections within a minute are nobody's business, in ms. */
const FRESH_MS = 60_000;

/** One comment: who, how long ago, what; its author corrects it, and deletes it as administrators do. */
export function CommentItem({ comment, refetch }: CommentItemProps) {
  const [asked, ask] = useState<'edit' | 'delete' | null>(null);
  const isOwn = comment.userId === actorNow()?.id;
  const author = comment.user ? String(comment.user.email) : 'Compte supprimé';
  const isCorrected = Date.parse(comment.updatedAt) - Date.parse(comment.createdAt) > FRESH_MS;
  const path = { id: comment.id };
  const done = async () => {
    ask(null);
    await refetch();
  };
  return (
    <li className="comment">
      <div className="comment-head">
        <span>
          <strong>{author}</strong>{' '}
          <time className="quiet" dateTime={comment.createdAt} title={formatDateTime(comment.createdAt)}>
            <span>{ageText(Date.now() - Date.parse(comment.createdAt))}</span>
            {isCorrected && <span>{' (modifié)'}</span>}
          </time>
        </span>
        <span className="record-buttons">
          {isOwn && asked !== 'edit' && (
            <Button
              type="text"
              size="small"
              icon={<EditOutlined aria-hidden />}
              aria-label="Modifier le commentaire"
              onClick={() => ask('edit')}
            />
          )}
          {(isOwn || mayHere(comments.name, 'delete')) && (
            <Button
              type="text"
              size="small"
              danger
              icon={<DeleteOutlined aria-hidden />}
              aria-label={`Supprimer le commentaire de ${author}`}
              onClick={() => ask('delete')}
            />
          )}
        </span>
      </div>
      {asked === 'edit' ? (
        <CommentBox
          place={{ resource: comment.resource, id: comment.recordId }}
          former={comment}
          send={async (text) => {
            await call('PATCH', '/comments/{id}', { path, body: { text } });
            await done();
          }}
          onCancel={() => ask(null)}
        />
      ) : (
        <CommentText comment={comment} />
      )}
      {asked === 'delete' && (
        <ConfirmModal
          title={comments.messages.deleteConfirm}
          okText="Supprimer"
          isDangerous
          run={async () => {
            await call('DELETE', '/comments/{id}', { path });
            await refetch();
          }}
          onClose={() => ask(null)}
        >
          <CommentText comment={comment} />
        </ConfirmModal>
      )}
    </li>
  );
}
