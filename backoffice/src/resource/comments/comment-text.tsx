import { partsOf } from '@karite/shared/comments';
import type { Comment } from '@karite/shared/resources';
import { Typography } from 'antd';

/** A comment as it reads: plain text with its line breaks, links to follow, and people by their present names. */
export const CommentText = ({ comment }: { comment: Pick<Comment, 'text' | 'mentions'> }) => (
  <Typography.Text style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
    {partsOf(comment.text).map((part, index) => {
      // Parts of one text never change places.
      const key = `${index}`;
      if (part.kind === 'text') return <span key={key}>{part.text}</span>;
      if (part.kind === 'link')
        return (
          <a key={key} href={part.text} target="_blank" rel="noopener noreferrer nofollow">
            {part.text}
          </a>
        );
      const person = comment.mentions.find(({ id }) => id === part.id);
      return (
        <strong key={key} className="mention">
          @{person ? String(person.email) : 'Compte supprimé'}
        </strong>
      );
    })}
  </Typography.Text>
);
