import { PlusOutlined, UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import { Thumbnail } from '../../ui/picture.tsx';
import { FilePreview } from '../kinds/controls/file-preview.tsx';
import { OrderedPictures } from '../kinds/controls/ordered-pictures.tsx';
import type { ImageEdits } from '../values.ts';
import type { Input } from './input.ts';

const NONE: ImageEdits = { kept: [], removed: [], added: [] };
const keys = new WeakMap<File, string>();

/** Two files of the same name are still two files. */
function keyOf(file: File): string {
  if (!keys.has(file)) keys.set(file, crypto.randomUUID());
  return keys.get(file)!;
}

/** An ordered list of pictures: those that are there, and new ones, both reorderable and removable before saving. */
export const ImagesInput: Input<'images'> = ({ id, field, record, value, onChange }) => {
  const picker = useRef<HTMLInputElement>(null);
  const edits = value ?? NONE;
  const change = (part: Partial<ImageEdits>) => onChange?.({ ...edits, ...part });
  const original = (record?.images ?? []) as ImageEdits['kept'];
  return (
    <div className="images-input">
      <OrderedPictures
        title="Images existantes"
        items={edits.kept}
        keyOf={(image) => image.id}
        picture={(image) => <Thumbnail url={image.url} alt="" size={72} />}
        onChange={(kept, out) => change({ kept, removed: out ? [...edits.removed, out.id] : edits.removed })}
      />
      {edits.removed.length > 0 && (
        <Button
          size="small"
          icon={<UndoOutlined aria-hidden />}
          onClick={() => change({ kept: [...original].sort((a, b) => a.order - b.order), removed: [] })}
        >
          Rétablir les images retirées ({edits.removed.length})
        </Button>
      )}
      <OrderedPictures
        title="Nouvelles images"
        items={edits.added}
        keyOf={keyOf}
        picture={(file) => <FilePreview file={file} size={72} />}
        onChange={(added) => change({ added })}
      />
      <Button id={id} icon={<PlusOutlined aria-hidden />} onClick={() => picker.current?.click()}>
        Ajouter des images
      </Button>
      {field.hint && <span className="quiet">{field.hint}</span>}
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        className="file-picker"
        aria-label={field.label}
        onChange={(event) => {
          change({ added: [...edits.added, ...(event.target.files ?? [])] });
          event.target.value = '';
        }}
      />
    </div>
  );
};
