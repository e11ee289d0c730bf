import { DeleteOutlined, ScissorOutlined, UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import { Thumbnail } from '../../../ui/picture.tsx';
import type { InputProps } from '../kind.ts';
import { useCrop } from './crop/use-crop.tsx';
import { fileAt } from './file-at.ts';
import { FilePicker } from './file-picker.tsx';
import { FilePreview } from './file-preview.tsx';
import { PictureDrop } from './picture-drop.tsx';

/** One picture: chosen with a preview, replaced, or taken away. */
export default function ImageInput({ id, field, value, onChange }: InputProps<'image'>) {
  const picker = useRef<HTMLInputElement>(null);
  const { fit, crop, dialog } = useCrop(field.ratio);
  const set = (picture: File | null | undefined) => picture && onChange?.(picture);
  const pick = async (pictures: File[]) => set((await fit(pictures.slice(0, 1)))[0]);
  const cropAgain = async () => {
    const whole = typeof value === 'string' ? await fileAt(value) : value;
    if (whole) set(await crop(whole));
  };
  return (
    <PictureDrop label={field.label} className="image-input" onPick={(pictures) => void pick(pictures)}>
      {value instanceof File ? (
        <FilePreview file={value} size={96} />
      ) : (
        <Thumbnail url={value} alt={field.label} size={96} isWhole />
      )}
      <div className="image-input-actions">
        <Button id={id} icon={<UploadOutlined aria-hidden />} onClick={() => picker.current?.click()}>
          {value ? 'Remplacer' : 'Choisir une image'}
        </Button>
        {value && (
          <Button type="text" icon={<ScissorOutlined aria-hidden />} onClick={() => void cropAgain()}>
            Recadrer
          </Button>
        )}
        {value && !field.required && (
          <Button type="text" danger icon={<DeleteOutlined aria-hidden />} onClick={() => onChange?.(null)}>
            Retirer
          </Button>
        )}
        <span className="quiet">Ou déposez-la ici, ou collez-la.</span>
        {field.hint && <span className="quiet">{field.hint}</span>}
      </div>
      <FilePicker ref={picker} label={field.label} onPick={(pictures) => void pick(pictures)} />
      {dialog}
    </PictureDrop>
  );
}
