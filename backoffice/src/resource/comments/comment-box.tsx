import { toStored, toWritten } from '@karite/shared/comments';
import { type Comment, comments } from '@karite/shared/resources';
import { Alert, Button, Input } from 'antd';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { messageOf } from '../../providers/message-of.ts';
import { mentionAt, withMention } from './mention-at.ts';
import { useReaders } from './use-readers.ts';

type CommentBoxProps = {
  place: { resource: string; id: string };
  /** The comment that is corrected; absent for a new one. */
  former?: Comment;
  /** Keeps the text. What it throws is said, and the text stays. */
  send: (text: string) => Promise<void>;
  onCancel?: () => void;
};

const MOST = comments.fields.text.maxLength;

/** Where a comment is written: `@` offers people, Ctrl or ⌘ and Enter sends. */
export default function CommentBox({ place, former, send, onCancel }: CommentBoxProps) {
  const named = (former?.mentions ?? []).map(({ id, email }) => ({ id, email: String(email) }));
  const [text, setText] = useState(former ? toWritten(former.text, named) : '');
  const [caret, setCaret] = useState<number | null>(null);
  const [chosen, choose] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const area = useRef<HTMLTextAreaElement | null>(null);
  const list = useId();
  const typed = caret === null ? null : (mentionAt(text, caret)?.typed ?? null);
  const { offered, known } = useReaders(place.resource, place.id, typed);
  const isOffering = typed !== null && offered.length > 0;
  const current = offered[Math.min(chosen, offered.length - 1)];

  function pick(email: string) {
    const next = withMention(text, caret ?? text.length, email);
    setText(next.text);
    setCaret(null);
    choose(0);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(next.caret, next.caret);
    });
  }

  async function submit() {
    if (isBusy || text.trim() === '') return;
    setBusy(true);
    setProblem(null);
    try {
      await send(toStored(text.trim(), [...named, ...known()]));
      if (!former) setText('');
    } catch (error) {
      setProblem(messageOf(error, "Le commentaire n'a pas pu être enregistré"));
    } finally {
      setBusy(false);
    }
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const done = () => {
      event.preventDefault();
      // Escape would close the window around it as well.
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
    };
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      done();
      void submit();
    } else if (isOffering && step) {
      done();
      choose((chosen + step + offered.length) % offered.length);
    } else if (isOffering && current && (event.key === 'Enter' || event.key === 'Tab')) {
      done();
      pick(current.email);
    } else if (event.key === 'Escape' && (isOffering || onCancel)) {
      done();
      if (isOffering) setCaret(null);
      else onCancel?.();
    }
  }

  return (
    <div className="comment-box in-order">
      {problem && <Alert type="error" showIcon message={problem} role="alert" />}
      <Input.TextArea
        ref={(input) => {
          area.current = input?.resizableTextArea?.textArea ?? null;
        }}
        aria-label={former ? 'Corriger le commentaire' : 'Écrire un commentaire'}
        aria-autocomplete="list"
        aria-controls={isOffering ? list : undefined}
        aria-activedescendant={isOffering && current ? `${list}-${current.id}` : undefined}
        placeholder="Écrire un commentaire… @ pour mentionner quelqu'un"
        autoSize={{ minRows: 2, maxRows: 8 }}
        autoFocus={former !== undefined}
        maxLength={MOST}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setCaret(target.selectionStart);
          choose(0);
        }}
        onKeyDown={press}
        onBlur={() => setCaret(null)}
      />
      {isOffering && (
        <div className="mention-offer" id={list} role="listbox" aria-label="Personnes à mentionner">
          {offered.map(({ id, email }) => (
            // The keys are the text's, which keeps the focus.
            // biome-ignore lint/a11y/useFocusableInteractive: see above
            // biome-ignore lint/a11y/useKeyWithClickEvents: see above
            <div
              key={id}
              id={`${list}-${id}`}
              role="option"
              aria-selected={id === current?.id}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(email)}
            >
              {email}
            </div>
          ))}
        </div>
      )}
      <div className="comment-send">
        <small className="quiet">Ctrl + Entrée envoie</small>
        {onCancel && <Button onClick={onCancel}>Annuler</Button>}
        <Button type="primary" disabled={text.trim() === ''} loading={isBusy} onClick={() => void submit()}>
          {former ? 'Enregistrer' : 'Commenter'}
        </Button>
      </div>
    </div>
  );
}
