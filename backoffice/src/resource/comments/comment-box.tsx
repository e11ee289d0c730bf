import { toStored, toWritten } from '@karite/shared/comments';
import { type Comment, comments } from '@karite/shared/resources';
import { Button, Flex, Mentions, Typography } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { messageOf } from '../../providers/message-of.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { useReaders } from './use-readers.ts';

type CommentBoxProps = {
  place: { resource: string; id: string };
  /** The comment that is corrected; absent for a new one. */
  former?: Comment;
  /** Saves the text. What it throws is shown, and the text stays. */
  send: (text: string) => Promise<unknown>;
  onCancel?: () => void;
};

const MOST = comments.fields.text.maxLength;
/** What may precede the `@` of a mention: within an address it is none. */
const BEFORE_MENTION = /^[\s(«"']?$/;

/** Where a comment is written: `@` offers people, Ctrl or ⌘ and Enter sends. */
export default function CommentBox({ place, former, send, onCancel }: CommentBoxProps) {
  const named = (former?.mentions ?? []).map(({ id, email }) => ({ id, email: String(email) }));
  const [text, setText] = useState(former ? toWritten(former.text, named) : '');
  const [isOffering, setOffering] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { offered, seenReaders, isLoading, search } = useReaders(place.resource, place.id);

  async function submit() {
    if (isBusy || text.trim() === '') return;
    setBusy(true);
    setProblem(null);
    try {
      await send(toStored(text.trim(), [...named, ...seenReaders()]));
      if (!former) setText('');
    } catch (error) {
      setProblem(messageOf(error, 'Le commentaire n’a pas pu être enregistré'));
    } finally {
      setBusy(false);
    }
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    const isSent = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    const isLeft = event.key === 'Escape' && (isOffering || onCancel);
    if (!isSent && !isLeft) return;
    // The window around it listens to both keys as well.
    event.stopPropagation();
    event.nativeEvent.stopImmediatePropagation();
    if (isSent) {
      event.preventDefault();
      void submit();
    } else if (!isOffering) onCancel?.();
    setOffering(false);
  }

  return (
    <Flex vertical gap={8} className="comment-box">
      {problem && <Alert type="error" showIcon message={problem} role="alert" />}
      <Mentions
        aria-label={former ? 'Corriger le commentaire' : 'Écrire un commentaire'}
        placeholder="Écrire un commentaire… @ pour mentionner quelqu’un"
        autoSize={{ minRows: 2, maxRows: 8 }}
        autoFocus={former !== undefined}
        maxLength={MOST}
        value={text}
        onChange={(next) => {
          setText(next);
          setOffering(false);
        }}
        options={offered.map(({ id, email }) => ({ key: id, value: email, label: email }))}
        loading={isLoading}
        // The API has searched.
        filterOption={false}
        validateSearch={(typed) =>
          !/\s/.test(typed) && BEFORE_MENTION.test(text.charAt(text.lastIndexOf(`@${typed}`) - 1))
        }
        onSearch={(typed) => {
          setOffering(true);
          search(typed);
        }}
        onSelect={() => setOffering(false)}
        onKeyDown={press}
      />
      <Flex wrap align="center" gap={8} justify="end">
        <Typography.Text type="secondary" style={{ marginInlineEnd: 'auto' }}>
          Ctrl + Entrée envoie
        </Typography.Text>
        {onCancel && <Button onClick={onCancel}>Annuler</Button>}
        <Button type="primary" disabled={text.trim() === ''} loading={isBusy} onClick={() => void submit()}>
          {former ? 'Enregistrer' : 'Commenter'}
        </Button>
      </Flex>
    </Flex>
  );
}
