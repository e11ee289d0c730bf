import { CheckCircleFilled, CloseCircleFilled, LoadingOutlined } from '@ant-design/icons';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Message, messagesNow, onMessages, unsay } from './messages.ts';
import './message-bar.css';

const ICONS = { success: CheckCircleFilled, error: CloseCircleFilled, loading: LoadingOutlined } as const;

/** Takes back what was just done, by the button or by Ctrl or ⌘ and Z where nobody types. */
function UndoButton({ undo }: { undo: () => void }) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]');
      if (event.key.toLowerCase() !== 'z' || event.ctrlKey === event.metaKey || event.shiftKey || isTyping) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [undo]);
  return (
    <button type="button" className="message-undo" aria-keyshortcuts="Control+Z Meta+Z" onClick={undo}>
      Défaire
    </button>
  );
}

/** One message, until its time is over; who points at it goes on reading. */
function Said({ message }: { message: Message }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => unsay(message.key), message.seconds * 1_000);
    return () => clearTimeout(timer);
  }, [isHeld, message]);
  const Icon = ICONS[message.type];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it for longer
    <div
      className={`message is-${message.type}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
    >
      <Icon aria-hidden />
      <span>{message.text}</span>
      {message.undo && (
        <UndoButton
          undo={() => {
            unsay(message.key);
            message.undo?.();
          }}
        />
      )}
    </div>
  );
}

/** What was said lately, above everything, read out as it comes. antd's own would be 8 KB of every page's first load. */
export function MessageBar() {
  const messages = useSyncExternalStore(onMessages, messagesNow);
  return (
    <div className="message-bar" aria-live="polite">
      {messages.map((message) => (
        <Said key={message.key} message={message} />
      ))}
    </div>
  );
}
