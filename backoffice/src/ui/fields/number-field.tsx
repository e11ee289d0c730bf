import { type NumberForm, readNumber, typedNumber } from '@karite/shared/reading';
import { Input } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import { FieldProblem } from './field-problem.tsx';
import { useTyped } from './use-typed.ts';

/** A number; or an unreadable text, which a save must refuse; or nothing. */
export type TypedNumber = number | string | null;

type NumberFieldProps = {
  /** How it may be written. */
  form: NumberForm;
  value: TypedNumber | undefined;
  onChange?: ((value: TypedNumber) => void) | undefined;
  /** Of the arrow keys. */
  step?: number;
  id?: string | undefined;
  'aria-label'?: string;
  suffix?: ReactNode;
  placeholder?: string;
  className?: string;
  /** Its form shows its error. */
  isInForm?: boolean;
};

/** A number as people write it: `15 000`, `15.000`, `1 500,50 CFA` (R2100). The arrow keys step; empty clears. */
export function NumberField({ form, value, onChange, step = 1, suffix, isInForm = false, ...input }: NumberFieldProps) {
  const read = (text: string) => readNumber(text, form);
  const write = (held: TypedNumber) => (typeof held === 'number' ? typedNumber(held) : (held ?? ''));
  const { shown, problem, shownProblem, type, onFocus, onBlur } = useTyped<number>({ value, read, write, onChange });

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (by === undefined || problem) return;
    event.preventDefault();
    const next = (typeof value === 'number' ? value : 0) + by;
    // Without what floating point adds to 0.1 + 0.2.
    type(typedNumber(Math.round(next * 100) / 100));
  }

  return (
    <>
      <Input
        {...input}
        role="spinbutton"
        aria-valuenow={typeof value === 'number' ? value : undefined}
        inputMode={form.decimals === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={60}
        value={shown}
        suffix={suffix}
        status={problem && !isInForm ? 'error' : ''}
        onChange={(event) => type(event.target.value)}
        {...{ onKeyDown, onFocus, onBlur }}
      />
      {!isInForm && <FieldProblem problem={shownProblem} />}
    </>
  );
}
