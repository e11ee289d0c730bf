import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { formatDateTime } from '@karite/shared/format';
import { type Comment, comments } from '@karite/shared/resources';
import { Avatar, Button, List, Typography } from 'antd';
import { useState } from 'react';
import { actorNow, mayHere } from '../../providers/actor.ts';
import { useWrite } from '../../providers/use-write.ts';
import { ageText } from '../../ui/age-text.ts';
import { ConfirmModal } from '../../ui/dialogs/confirm-modal.tsx';
import CommentBox from './comment-box.tsx';
import { CommentText } from './comment-text.tsx';

type CommentItemProps = {
  comment: Comment;
  /** The list that shows it, as Refine names it. */
  list: string;
};

/** A comment that is corrected within this time is not marked as edited, in ms. */
const FRESH_MS = 60_000;

/** One comment: who, how long ago, what; its author corrects it, and deletes it as administrators do. */
export function CommentItem({ comment, list }: CommentItemProps) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const { write: correct } = useWrite('PATCH', '/comments/{id}', { changes: [list] });
  const { write: remove } = useWrite('DELETE', '/comments/{id}', { changes: [list] });
  const isOwn = comment.userId === actorNow()?.id;
  const author = comment.user ? String(comment.user.email) : 'Compte supprimé';
  const isCorrected = Date.parse(comment.updatedAt) - Date.parse(comment.createdAt) > FRESH_MS;
  const path = { id: comment.id };
  return (
    <List.Item>
      <List.Item.Meta
        avatar={<Avatar aria-hidden>{author.charAt(0).toUpperCase()}</Avatar>}
        description={
          <>
            <div className="comment-head">
              <span>
                <Typography.Text strong>{author}</Typography.Text>{' '}
                <Typography.Text type="secondary">
                  <time dateTime={comment.createdAt} title={formatDateTime(comment.createdAt)}>
                    <span>{ageText(Date.now() - Date.parse(comment.createdAt))}</span>
                    {isCorrected && <span>{' (modifié)'}</span>}
                  </time>
                </Typography.Text>
              </span>
              <span className="record-buttons">
                {isOwn && open !== 'edit' && (
                  <Button
                    type="text"
                    size="small"
                    icon={<EditOutlined aria-hidden />}
                    aria-label="Modifier le commentaire"
                    onClick={() => setOpen('edit')}
                  />
                )}
                {(isOwn || mayHere(comments.name, 'delete')) && (
                  <Button
                    type="text"
                    size="small"
                    danger
                    icon={<DeleteOutlined aria-hidden />}
                    aria-label={`Supprimer le commentaire de ${author}`}
                    onClick={() => setOpen('delete')}
                  />
                )}
              </span>
            </div>
            {open === 'edit' ? (
              <CommentBox
                place={{ resource: comment.resource, id: comment.recordId }}
                former={comment}
                send={async (text) => {
                  await correct({ path, body: { text } });
                  setOpen(null);
                }}
                onCancel={() => setOpen(null)}
              />
            ) : (
              <CommentText comment={comment} />
            )}
          </>
        }
      />
      {open === 'delete' && (
        <ConfirmModal
          title={comments.messages.deleteConfirm}
          okText="Supprimer"
          isDangerous
          run={async () => void (await remove({ path }))}
          onClose={() => setOpen(null)}
        >
          <CommentText comment={comment} />
        </ConfirmModal>
      )}
    </List.Item>
  );
}
