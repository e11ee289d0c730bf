import { plural } from '@karite/shared/format';
import { embeddedName, type Field, type ResourceShape } from '@karite/shared/resource';
import { type BaseRecord, useMany } from '@refinedev/core';
import { FieldValue } from '../../field-value.tsx';
import { FilePreview } from '../../kinds/controls/file-preview.tsx';
import { type ImageEdits, type ShopRecord, targetOf } from '../../values.ts';
import type { Draft } from '../form-values.ts';

type DraftValueProps = {
  resource: ResourceShape;
  name: string;
  field: Field;
  draft: Draft;
  current: BaseRecord;
  isWhole: boolean;
};

/** The value of a form's field, drawn as the record would show it once it is saved. */
export function DraftValue({ resource, name, field, draft, current, isWhole }: DraftValueProps) {
  const value = draft[name];
  if (value instanceof File) return <FilePreview file={value} size={44} />;
  const shown = (part: object) => (
    <FieldValue {...{ resource, name, field, isWhole }} record={{ ...(current as ShopRecord), ...part }} />
  );
  if (field.kind === 'belongsTo' || field.kind === 'manyToMany' || field.kind === 'children')
    return <LinkedValue {...{ resource, name, field, value, shown }} />;
  if (field.kind !== 'images') return shown({ [name]: value });
  const { kept, added } = value as ImageEdits;
  return (
    <>
      {kept.length > 0 && shown({ [name]: kept.map((image, order) => ({ ...image, order })) })}{' '}
      {plural(kept.length + added.length, 'image')}
      {added.length > 0 && `, dont ${plural(added.length, 'nouvelle')}`}
    </>
  );
}

type LinkedValueProps = Pick<DraftValueProps, 'resource' | 'name'> & {
  field: Extract<Field, { kind: 'belongsTo' | 'manyToMany' | 'children' }>;
  value: unknown;
  shown: (part: object) => React.ReactNode;
};

/** A form holds ids alone of what a record points to: the names are asked for. */
function LinkedValue({ resource, name, field, value, shown }: LinkedValueProps) {
  const ids = [value].flat().filter((id): id is string => typeof id === 'string' && id !== '');
  const target = field.kind === 'children' ? resource : targetOf(resource, field);
  const { result } = useMany<ShopRecord>({
    resource: target.name,
    ids,
    queryOptions: { enabled: ids.length > 0 },
    errorNotification: false,
  });
  const records = ids.length > 0 ? (result.data ?? []) : [];
  return shown(
    field.kind === 'belongsTo'
      ? { [name]: value ?? null, [embeddedName(name)]: records[0] ?? null }
      : { [name]: records },
  );
}
