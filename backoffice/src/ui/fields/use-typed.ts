import type { Reading } from '@karite/shared/reading';
import { useState } from 'react';

type Typing<V extends string | number> = {
  /** What the field holds: a value, a text that none could be read of, or nothing. */
  value: V | string | null | undefined;
  read: (text: string) => Reading<V>;
  /** A value as the field shows it. */
  write: (value: V | string) => string;
  onChange: ((value: V | string | null) => void) | undefined;
};

/**
 * A field whose text is read as it is typed (R2103). An unreadable text is passed on unchanged, for the form to refuse:
 * it is never dropped. The text stays as typed until the field is left; then the parsed value is shown.
 */
export function useTyped<V extends string | number>({ value, read, write, onChange }: Typing<V>) {
  const [typed, setTyped] = useState<{ text: string; value: V | string | null } | null>(null);
  const [isFocused, setFocused] = useState(false);
  const held = value ?? null;
  const shown = typed && typed.value === held ? typed.text : held === null ? '' : write(held);
  const reading = shown.trim() === '' ? null : read(shown);
  const problem = reading && 'problem' in reading ? reading.problem : null;
  return {
    shown,
    problem,
    /** Nobody is corrected while typing. */
    shownProblem: isFocused ? null : problem,
    type: (text: string) => {
      const next = text.trim() === '' ? null : read(text);
      const parsed = next === null ? null : 'value' in next ? next.value : text;
      setTyped({ text, value: parsed });
      onChange?.(parsed);
    },
    onFocus: () => setFocused(true),
    onBlur: () => {
      setFocused(false);
      setTyped(null);
    },
  };
}
