import { DeleteOutlined, PaperClipOutlined } from '@ant-design/icons';
import { DOCUMENT_TYPES } from '@karite/shared/media';
import { Button } from 'antd';
import { useRef } from 'react';
import type { InputProps } from '../kind.ts';
import { FileLink } from './file-link.tsx';
import { FilePicker } from './file-picker.tsx';

/** One document: chosen, replaced, or taken away. */
export default function FileInput({ id, field, value, onChange }: InputProps<'file'>) {
  const picker = useRef<HTMLInputElement>(null);
  const types = field.accept ?? Object.keys(DOCUMENT_TYPES);
  return (
    <div className="image-input-actions">
      {value instanceof File && <span>{value.name}</span>}
      {typeof value === 'string' && <FileLink path={value} isWhole />}
      <Button id={id} icon={<PaperClipOutlined aria-hidden />} onClick={() => picker.current?.click()}>
        {value ? 'Remplacer' : 'Choisir un fichier'}
      </Button>
      {value && !field.required && (
        <Button type="text" danger icon={<DeleteOutlined aria-hidden />} onClick={() => onChange?.(null)}>
          Retirer
        </Button>
      )}
      <span className="quiet">{types.join(', ').toUpperCase()}</span>
      <FilePicker
        ref={picker}
        label={field.label}
        accept={types.map((type) => `.${type}`).join(',')}
        onPick={([file]) => file && onChange?.(file)}
      />
    </div>
  );
}
