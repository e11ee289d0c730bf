import { useEffect, useId, useMemo, useRef } from 'react';
import { Button } from '../ui/button/button.tsx';
import styles from './reviews.module.css';

/** As many as the API takes with one review. */
const MOST = 4;

type Props = { files: File[]; problem?: string; onChange: (files: File[]) => void };

/** Up to four pictures that come with a review, shown before they are sent. */
export function PicturePicker({ files, problem, onChange }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const shown = useMemo(() => files.map((file) => ({ file, url: URL.createObjectURL(file) })), [files]);
  useEffect(
    () => () => {
      for (const { url } of shown) URL.revokeObjectURL(url);
    },
    [shown],
  );
  return (
    <div className={styles.picker}>
      <label htmlFor={id}>
        Photos <span className={styles.quiet}>(facultatif, {MOST} au plus)</span>
      </label>
      {shown.length > 0 && (
        <ul className={styles.pictures}>
          {shown.map(({ file, url }, index) => (
            <li key={url}>
              <img src={url} alt={file.name} />
              <button
                type="button"
                aria-label={`Retirer la photo ${index + 1}`}
                onClick={() => onChange(files.filter((each) => each !== file))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        id={id}
        type="file"
        className="hidden"
        accept="image/*"
        multiple
        onChange={({ target }) => {
          onChange([...files, ...(target.files ?? [])].slice(0, MOST));
          target.value = '';
        }}
      />
      <Button variant="outline" disabled={files.length >= MOST} onClick={() => input.current?.click()}>
        Ajouter des photos
      </Button>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
