import { DeleteOutlined, UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import { Thumbnail } from '../../ui/picture.tsx';
import { FilePreview } from '../kinds/controls/file-preview.tsx';
import type { Input } from './input.ts';

/** One picture: chosen with a preview, replaced, or taken away. */
export const ImageInput: Input<'image'> = ({ id, field, value, onChange }) => {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className="image-input">
      {value instanceof File ? (
        <FilePreview file={value} size={96} />
      ) : (
        <Thumbnail url={value} alt={field.label} size={96} />
      )}
      <div className="image-input-actions">
        <Button id={id} icon={<UploadOutlined aria-hidden />} onClick={() => picker.current?.click()}>
          {value ? 'Remplacer' : 'Choisir une image'}
        </Button>
        {value && !field.required && (
          <Button type="text" danger icon={<DeleteOutlined aria-hidden />} onClick={() => onChange?.(null)}>
            Retirer
          </Button>
        )}
        {field.hint && <span className="quiet">{field.hint}</span>}
      </div>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        className="file-picker"
        aria-label={field.label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onChange?.(file);
          event.target.value = '';
        }}
      />
    </div>
  );
};
