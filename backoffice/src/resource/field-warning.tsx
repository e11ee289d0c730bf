import type { Warns } from '@karite/shared/resource';
import './field-warning.css';

type FieldWarningProps = { field: { label: string; warns?: Warns }; value: unknown };

/** What a field warns of, the moment its text says it, and without keeping anybody from saving it (R1837). */
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
