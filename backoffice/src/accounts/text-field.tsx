import { type ComponentProps, type ReactNode, useId } from 'react';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  label: string;
  /** What is wrong with what was typed. */
  problem: string | undefined;
  /** Stands in the field's end. */
  end?: ReactNode;
};

/** A labelled field of the pages before the back-office, which load nothing of what it is drawn with. */
export function TextField({ label, problem, end, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className="account-field">
      <label htmlFor={id}>{label}</label>
      <span className="account-input">
        <input {...input} id={id} aria-invalid={problem ? true : undefined} aria-describedby={`${id}-problem`} />
        {end}
      </span>
      <p id={`${id}-problem`} className="account-field-problem">
        {problem}
      </p>
    </div>
  );
}
