import { Button } from 'antd';
import { useEffect } from 'react';

/** Takes back what was just done, by the button or by Ctrl or ⌘ and Z where nobody types. */
export function UndoButton({ undo }: { undo: () => void }) {
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
    <Button type="link" size="small" aria-keyshortcuts="Control+Z Meta+Z" onClick={undo}>
      Défaire
    </Button>
  );
}
