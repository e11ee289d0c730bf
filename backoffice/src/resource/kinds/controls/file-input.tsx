import { PaperClipOutlined } from '@ant-design/icons';
import { DOCUMENT_TYPES, readDocument } from '@karite/shared/media';
import { Button, Upload } from 'antd';
import type { InputProps } from '../kind.ts';

/** One document: chosen, replaced, or taken away. It is sent with the form. */
export default function FileInput({ id, field, value, onChange }: InputProps<'file'>) {
  const types = field.accept ?? Object.keys(DOCUMENT_TYPES);
  const stored = typeof value === 'string' ? readDocument(value) : null;
  const name = value instanceof File ? value.name : stored?.name;
  return (
    <Upload
      {...(id && { id })}
      accept={types.map((type) => `.${type}`).join(',')}
      maxCount={1}
      fileList={
        name === undefined ? [] : [{ uid: 'file', name, status: 'done', ...(stored && { url: String(value) }) }]
      }
      showUploadList={{ showRemoveIcon: !field.required }}
      onRemove={() => onChange?.(null)}
      beforeUpload={(file) => {
        onChange?.(file);
        return Upload.LIST_IGNORE;
      }}
    >
      <Button icon={<PaperClipOutlined aria-hidden />}>{value ? 'Remplacer' : 'Choisir un fichier'}</Button>{' '}
      <span className="quiet">{types.join(', ').toUpperCase()}</span>
    </Upload>
  );
}
