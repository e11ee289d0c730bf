import { kindOf, type ResourceShape } from '@karite/shared/resource';
import { Form } from 'antd';
import type { Fields } from '../values.ts';
import { FieldInput } from './field-input.tsx';
import { sectionsOf } from './form-values.ts';

/** The inputs of a form in their sections, each drawn by its field's kind. */
export function FormFields({ resource, record }: { resource: ResourceShape; record: Fields | null }) {
  return sectionsOf(resource).map((section) => (
    <section key={section.key} className="form-section">
      {section.title && <h2>{section.title}</h2>}
      <div className="form-grid">
        {section.fields.map(([name, field]) => (
          <Form.Item
            key={name}
            name={name}
            label={field.label}
            required={Boolean(field.required)}
            extra={field.help}
            className={kindOf(field).isWide ? 'is-wide' : undefined}
          >
            <FieldInput name={name} field={field} resource={resource} record={record} />
          </Form.Item>
        ))}
      </div>
    </section>
  ));
}
