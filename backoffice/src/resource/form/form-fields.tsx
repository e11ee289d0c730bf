import type { ResourceShape } from '@karite/shared/resource';
import type { BaseRecord } from '@refinedev/core';
import { Form } from 'antd';
import { WIDE } from '../wide-kinds.ts';
import { FieldInput } from './field-input.tsx';
import { sectionsOf } from './form-values.ts';

/** The inputs of a form in their sections, each drawn by its field's kind. */
export function FormFields({ resource, record }: { resource: ResourceShape; record: BaseRecord | null }) {
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
            className={WIDE.includes(field.kind) ? 'is-wide' : undefined}
          >
            <FieldInput name={name} field={field} resource={resource} record={record} />
          </Form.Item>
        ))}
      </div>
    </section>
  ));
}
