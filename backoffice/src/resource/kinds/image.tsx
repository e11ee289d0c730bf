import { DeleteOutlined, ScissorOutlined, UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import { Thumbnail } from '../../ui/picture.tsx';
import { nameOf } from '../values.ts';
import { useCrop } from './controls/crop/use-crop.tsx';
import { Dash } from './controls/dash.tsx';
import { fileAt } from './controls/file-at.ts';
import { FilePicker } from './controls/file-picker.tsx';
import { FilePreview } from './controls/file-preview.tsx';
import { PictureDrop } from './controls/picture-drop.tsx';
import type { InputProps, KindDefinition } from './kind.ts';

declare module './kind.ts' {
  interface DraftTypes {
    image: string | File;
  }
}

/** One picture: chosen with a preview, replaced, or taken away. */
function ImageInput({ id, field, value, onChange }: InputProps<'image'>) {
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

export const imageKind: KindDefinition<'image'> = {
  Cell: ({ value, record, resource, isWhole }) => (
    <Thumbnail url={value} alt={nameOf(resource, record)} size={isWhole ? 160 : 44} isWhole />
  ),
  EmptyCell: ({ isWhole }) => (isWhole ? <Dash /> : <Thumbnail url={null} alt="" size={44} isWhole />),
  Input: ImageInput,
  filter: null,
  draft: {
    start: (value) => value,
    // Said only when it changed: a picture that a request does not name stays.
    payload: (draft, { name, before }) => ((draft ?? null) === (before ?? null) ? {} : { [name]: draft ?? null }),
    copied: async (draft) => (typeof draft === 'string' ? ((await fileAt(draft)) ?? '') : draft),
    comparable: (draft) => (draft instanceof File ? `file ${draft.name}` : (draft ?? null)),
    Shown: ({ name, draft, show }) =>
      draft instanceof File ? <FilePreview file={draft} size={44} /> : show({ [name]: draft }),
  },
  isKnownAtAGlance: true,
};
