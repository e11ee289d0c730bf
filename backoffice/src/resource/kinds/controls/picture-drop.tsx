import { type ReactNode, useState } from 'react';

/** The pictures of what is dropped or pasted; a text or another file is none. */
export const picturesIn = (transfer: Pick<DataTransfer, 'files'> | null): File[] =>
  [...(transfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

const bringsFiles = ({ types }: DataTransfer): boolean => types.includes('Files');

type PictureDropProps = { label: string; className: string; onPick: (pictures: File[]) => void; children: ReactNode };

/** What pictures are dropped on, or pasted into while one of its controls has the focus. */
export function PictureDrop({ label, className, onPick, children }: PictureDropProps) {
  const [isOver, setOver] = useState(false);
  const pick = (pictures: File[]) => pictures.length > 0 && onPick(pictures);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a grid in every browser
    <div
      role="group"
      aria-label={label}
      className={`${className} picture-drop${isOver ? ' is-over' : ''}`}
      onDragOver={(event) => {
        if (!bringsFiles(event.dataTransfer)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false);
      }}
      onDrop={(event) => {
        if (!bringsFiles(event.dataTransfer)) return;
        // Else the browser leaves the page for the file.
        event.preventDefault();
        setOver(false);
        pick(picturesIn(event.dataTransfer));
      }}
      onPaste={(event) => pick(picturesIn(event.clipboardData))}
    >
      {children}
    </div>
  );
}
