import type { Reading } from '@karite/shared/reading';
import { useState } from 'react';
import { FieldProblem } from '../../../ui/field-problem.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';

type ReadBoxProps = {
  label: string;
  placeholder: string;
  inputMode?: 'decimal';
  /** What narrows the list; blank: nothing. */
  value: string;
  onChange: (value: string) => void;
  read: (text: string) => Reading<string>;
  /** A value as the box shows it. */
  write: (value: string) => string;
};

/** One end of a filter: what is typed is read after a pause. What can't be read narrows nothing, and is named. */
export function ReadBox({ label, placeholder, inputMode, value, onChange, read, write }: ReadBoxProps) {
  const [typed, setTyped] = useState<{ text: string; value: string; problem: string | null } | null>(null);
  const shown = typed?.value === value ? typed : { text: value && write(value), problem: null };

  function take(text: string) {
    const reading = text.trim() === '' ? { value: '' } : read(text);
    if ('problem' in reading) return setTyped({ text, value, problem: reading.problem });
    setTyped({ text, value: reading.value, problem: null });
    if (reading.value !== value) onChange(reading.value);
  }

  return (
    <>
      <SearchBox
        type="text"
        inputMode={inputMode}
        className="filter-bound"
        label={label}
        placeholder={placeholder}
        isWrong={shown.problem !== null}
        value={shown.text}
        onChange={take}
      />
      <FieldProblem problem={shown.problem} />
    </>
  );
}
