import './form.css';
import { lacking } from '@karite/shared/access';
import { lackingText } from '@karite/shared/accounts';
import { type Field, kindOf, type ResourceShape } from '@karite/shared/resource';
import { matches } from '@karite/shared/resource/where';
import { Col, Divider, Form, Row } from 'antd';
import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import { actorNow } from '../../providers/actor.ts';
import { Loading } from '../../ui/states/loading.tsx';
import { FieldValue } from '../field-value.tsx';
import { listRequestOf } from '../list/request/list-request-of.ts';
import type { Fields } from '../values.ts';
import { FieldInput, LazyInput } from './field-input.tsx';
import { isEditable, sectionsOf } from './form-values.ts';
import { ShopAddress } from './shop-address.tsx';

/** Few forms have a list request. */
const RequestInput = lazy(() => import('../list/request/request-input.tsx'));

type FormFieldsProps = { resource: ResourceShape; record: Fields | null };
type ItemProps = FormFieldsProps & { name: string; field: Field };

/** The inputs of a form in their sections, all at once (R1585); between them what is only shown. */
export const FormFields = ({ resource, record }: FormFieldsProps) => (
  <Suspense fallback={<Loading />}>
    {sectionsOf(resource, record === null).map(({ key, title, fields }, index) => (
      <Fragment key={key}>
        {index > 0 && <Divider size="small" />}
        {title && <h2 style={{ marginBottom: 12 }}>{title}</h2>}
        <Row gutter={20}>
          {fields.map(([name, field]) => (
            <Item key={name} {...{ name, field, resource, record }} />
          ))}
        </Row>
      </Fragment>
    ))}
  </Suspense>
);

/** A field of the form by its kind, where its condition holds (`visibleWhen`). */
function Item(props: ItemProps) {
  const { name, field, resource, record } = props;
  const { visibleWhen } = field;
  const rights = lacking(actorNow(), resource, name);
  if ((!isEditable(field) || rights.length > 0) && record)
    return (
      <Place field={rights.length > 0 ? { ...field, help: lackingText(rights, field.label) } : field}>
        <output aria-label={field.label}>
          <FieldValue {...{ name, field, record, resource }} isWhole />
        </output>
      </Place>
    );
  if (!visibleWhen) return <EditableItem {...props} />;
  return (
    <Form.Item noStyle shouldUpdate>
      {({ getFieldsValue, isFieldsTouched }) =>
        matches(resource, visibleWhen, getFieldsValue(true)) && <EditableItem {...props} isLazy={isFieldsTouched()} />
      }
    </Form.Item>
  );
}

function EditableItem({ isLazy = false, ...props }: ItemProps & { isLazy?: boolean }) {
  const { name, field } = props;
  const list = listRequestOf(field);
  const Input = isLazy ? LazyInput : FieldInput;
  return (
    <Place name={name} field={field}>
      {list ? <RequestInput {...list} label={field.label} /> : <Input {...props} />}
    </Place>
  );
}

type PlaceProps = { name?: string; field: Field; children: ReactNode };

/** Where a field has its place in the form, with its label and its help. */
const Place = ({ name, field, children }: PlaceProps) => (
  <Col xs={24} md={kindOf(field).isWide ? 24 : 12}>
    <Form.Item
      {...(name && { name, required: Boolean(field.required) })}
      label={field.label}
      extra={field.address ? <ShopAddress field={field} /> : field.help}
    >
      {children}
    </Form.Item>
  </Col>
);
