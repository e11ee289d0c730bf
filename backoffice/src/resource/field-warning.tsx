import type { Warns } from '@karite/shared/resource';
import './field-warning.css';

type FieldWarningProps = { field: { label: string; warns?: Warns }; value: unknown };

/** The warning of a field about its current text. It does not prevent saving (R1837). */
export function FieldWarning({ field, value }: FieldWarningProps) {
  const { warns } = field;
  if (!warns) return null;
  const warning = typeof value === 'string' ? warns(value) : null;
  return (
    <div role="status" className="field-warning">
      {warning && <p>{warning}</p>}
    </div>
  );
}
