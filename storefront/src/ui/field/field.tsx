import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import styles from './field.module.css';

type Common = { label: string; error?: string; hint?: string; optional?: boolean };

/** A label, its input, and what is wrong with it, tied together for those who listen instead of looking. */
function Frame({ id, label, error, hint, optional, children }: Common & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <span>{label}</span>
        {optional && <span className={styles.optional}> (facultatif)</span>}
      </label>
      {children}
      {(error || hint) && (
        <p id={`${id}-note`} className={error ? styles.error : styles.hint}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}

const noted = (id: string, { error, hint }: Common) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error || hint ? `${id}-note` : undefined,
});

export function TextField({
  label,
  error,
  hint,
  optional,
  children,
  ...input
}: Common & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  const frame = { label, error, hint, optional };
  return (
    <Frame id={id} {...frame}>
      <div className={styles.row}>
        <input className={styles.input} {...noted(id, frame)} {...input} />
        {children}
      </div>
    </Frame>
  );
}

export function TextArea({
  label,
  error,
  hint,
  optional,
  ...input
}: Common & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const id = useId();
  const frame = { label, error, hint, optional };
  return (
    <Frame id={id} {...frame}>
      <textarea className={styles.input} rows={3} {...noted(id, frame)} {...input} />
    </Frame>
  );
}

export function SelectField({
  label,
  error,
  hint,
  optional,
  ...input
}: Common & SelectHTMLAttributes<HTMLSelectElement>) {
  const id = useId();
  const frame = { label, error, hint, optional };
  return (
    <Frame id={id} {...frame}>
      <select className={styles.input} {...noted(id, frame)} {...input} />
    </Frame>
  );
}
