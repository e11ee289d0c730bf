import { DeleteOutlined, ScissorOutlined } from '@ant-design/icons';
import FaultNote from '../../../ui/pictures/fault-note.tsx';
import { Thumbnail } from '../../../ui/pictures/picture.tsx';
import type { InputProps } from '../kind.ts';
import { useCrop } from './crop/use-crop.tsx';
import { fileAt } from './file-at.ts';
import { LibraryChoice } from './library/library-choice.tsx';
import { PictureCard } from './picture-card.tsx';
import { PictureUpload } from './picture-upload.tsx';

/** One picture: chosen with a preview, replaced, cropped again, or removed. */
export default function ImageInput({ id, field, value, onChange }: InputProps<'image'>) {
  const { fit, crop, dialog } = useCrop(field.ratio);
  const set = (picture: File | null | undefined) => picture && onChange?.(picture);
  const cropAgain = async () => {
    const whole = typeof value === 'string' ? await fileAt(value) : value;
    if (whole) set(await crop(whole));
  };
  const actions = [
    { label: 'Recadrer', icon: <ScissorOutlined aria-hidden />, run: () => void cropAgain() },
    ...(field.required
      ? []
      : [{ label: 'Retirer', icon: <DeleteOutlined aria-hidden />, run: () => onChange?.(null) }]),
  ];
  const picture = value instanceof File ? { file: value, url: null } : { url: value };
  return (
    <PictureUpload
      id={id}
      label={field.label}
      choose={value ? 'Remplacer' : 'Choisir une image'}
      drop="Ou déposez-la ici, ou collez-la."
      files={value ? [{ uid: 'picture', name: field.label, status: 'done' }] : []}
      onPick={async (files) => set((await fit(files.slice(0, 1)))[0])}
      draw={() => (
        <PictureCard cover={<Thumbnail {...picture} alt={field.label} size={132} isWhole isZoomed />} actions={actions}>
          <FaultNote url={picture.url} isWhole />
        </PictureCard>
      )}
    >
      <LibraryChoice taken={picture.url ? [picture.url] : []} onChoose={([url]) => url && onChange?.(url)} />
      {field.hint && <span className="quiet">{field.hint}</span>}
      {dialog}
    </PictureUpload>
  );
}
