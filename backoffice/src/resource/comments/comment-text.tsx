import { partsOf } from '@karite/shared/comments';
import type { Comment } from '@karite/shared/resources';

/** A comment as it reads: plain text with its line breaks, links to follow, and people by their present names. */
export const CommentText = ({ comment }: { comment: Pick<Comment, 'text' | 'mentions'> }) => (
  <p className="comment-text">
    {partsOf(comment.text).map((part, index) => {
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
      if (part.kind === 'text') return <span key={index}>{part.text}</span>;
      if (part.kind === 'link')
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
          <a key={index} href={part.text} target="_blank" rel="noopener noreferrer nofollow">
            {part.text}
          </a>
        );
      const person = comment.mentions.find(({ id }) => id === part.id);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
        <strong key={index} className="mention">
          @{person ? String(person.email) : 'Compte supprimé'}
        </strong>
      );
    })}
  </p>
);
