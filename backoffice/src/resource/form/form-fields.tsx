import { type Field, kindOf, type ResourceShape } from '@karite/shared/resource';
import { matches } from '@karite/shared/resource/where';
import { Form } from 'antd';
import { lazy, Suspense } from 'react';
import { FieldValue } from '../field-value.tsx';
import { listAskedOf } from '../list/asked/list-asked-of.ts';
import type { Fields } from '../values.ts';
import { FieldInput } from './field-input.tsx';
import { isAskedFor, sectionsOf } from './form-values.ts';

/** Few forms ask something of a list. */
const AskedInput = lazy(() => import('../list/asked/asked-input.tsx'));
/** Few fields are about an address of the shop. */
const ShopAddress = lazy(() => import('./shop-address.tsx'));

type FormFieldsProps = { resource: ResourceShape; record: Fields | null };

/** The inputs of a form in their sections, each drawn by its field's kind, all at once; between them what is only shown. */
export function FormFields({ resource, record }: FormFieldsProps) {
  const item = (name: string, field: Field) => {
    const common = {
      label: field.label,
      extra: field.address ? (
        <Suspense fallback={<span aria-busy="true" />}>
          <span>{field.help}</span>
          <ShopAddress path={field.address} label={field.label} />
        </Suspense>
      ) : (
        field.help
      ),
      className: kindOf(field).isWide ? 'is-wide' : undefined,
    };
    if (!isAskedFor(field) && record)
      return (
        <Form.Item key={name} {...common}>
          <output aria-label={field.label}>
            <FieldValue name={name} field={field} record={record} resource={resource} isWhole />
          </output>
        </Form.Item>
      );
    const asked = listAskedOf(field);
    if (asked)
      return (
        <Suspense key={name} fallback={<span aria-busy="true" />}>
          <Form.Item name={name} {...common}>
            <AskedInput {...asked} label={field.label} />
          </Form.Item>
        </Suspense>
      );
    const input = (isLater = false) => (
      <Form.Item key={name} name={name} required={Boolean(field.required)} {...common}>
        <FieldInput {...{ name, field, resource, record, isLater }} />
      </Form.Item>
    );
    const { askedWhen } = field;
    if (!askedWhen) return input();
    return (
      <Form.Item key={name} noStyle shouldUpdate>
        {({ getFieldsValue, isFieldsTouched }) =>
          matches(resource, askedWhen, getFieldsValue(true)) ? input(isFieldsTouched()) : null
        }
      </Form.Item>
    );
  };
  const sections = sectionsOf(resource, record === null).map((section) => (
    <section key={section.key} className="form-section">
      {section.title && <h2>{section.title}</h2>}
      <div className="form-grid">{section.fields.map(([name, field]) => item(name, field))}</div>
    </section>
  ));
  return <div className="form-sections">{sections}</div>;
}
