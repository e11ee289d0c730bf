import { PlusOutlined, UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import { Thumbnail } from '../../../ui/picture.tsx';
import { valueIn } from '../../values.ts';
import type { InputProps } from '../kind.ts';
import { useCrop } from './crop/use-crop.tsx';
import { fileAt } from './file-at.ts';
import { FilePicker } from './file-picker.tsx';
import { FilePreview } from './file-preview.tsx';
import { type ImageEdits, inOrder, type KeptImage, NO_EDITS } from './image-edits.ts';
import { OrderedPictures } from './ordered-pictures.tsx';
import { PictureDrop } from './picture-drop.tsx';

const keys = new WeakMap<File, string>();

/** Two files of the same name are still two files. */
function keyOf(file: File): string {
  const key = keys.get(file) ?? crypto.randomUUID();
  keys.set(file, key);
  return key;
}

/** An ordered list of pictures: those that are there, and new ones, both reorderable and removable before saving. */
export default function ImagesInput({ id, name, field, record, value, onChange }: InputProps<'images'>) {
  const picker = useRef<HTMLInputElement>(null);
  const edits = value ?? NO_EDITS;
  const change = (part: Partial<ImageEdits>) => onChange?.({ ...edits, ...part });
  const { fit, crop, dialog } = useCrop(field.ratio);
  // While a question stands open nothing else is changed, but what it was asked of is older than the answer.
  const latest = useRef(edits);
  latest.current = edits;
  const later = (part: (now: ImageEdits) => Partial<ImageEdits>) =>
    onChange?.({ ...latest.current, ...part(latest.current) });
  const add = async (files: File[]) => {
    const fitted = await fit(files);
    if (fitted.length > 0) later(({ added }) => ({ added: [...added, ...fitted] }));
  };
  const cropKept = async ({ id, url }: KeptImage) => {
    const whole = await fileAt(url);
    const part = whole && (await crop(whole));
    if (!part) return;
    const cropped = (image: KeptImage): KeptImage => {
      const { file: _former, ...stored } = image;
      return part === whole ? stored : { ...stored, file: part };
    };
    later(({ kept }) => ({ kept: kept.map((image) => (image.id === id ? cropped(image) : image)) }));
  };
  const cropAdded = async (file: File) => {
    const part = await crop(file);
    if (part) later(({ added }) => ({ added: added.map((each) => (each === file ? part : each)) }));
  };
  return (
    <PictureDrop label={field.label} className="images-input" onPick={(files) => void add(files)}>
      <OrderedPictures
        title="Images existantes"
        items={edits.kept}
        keyOf={(image) => image.id}
        picture={({ url, file }) =>
          file ? <FilePreview file={file} size={72} /> : <Thumbnail url={url} alt="" size={72} />
        }
        onCrop={(image) => void cropKept(image)}
        onChange={(kept, out) => change({ kept, removed: out ? [...edits.removed, out.id] : edits.removed })}
      />
      {edits.removed.length > 0 && (
        <Button
          size="small"
          icon={<UndoOutlined aria-hidden />}
          onClick={() => change({ kept: inOrder(valueIn(record, name, field) ?? []), removed: [] })}
        >
          Rétablir les images retirées ({edits.removed.length})
        </Button>
      )}
      <OrderedPictures
        title="Nouvelles images"
        items={edits.added}
        keyOf={keyOf}
        picture={(file) => <FilePreview file={file} size={72} />}
        onCrop={(file) => void cropAdded(file)}
        onChange={(added) => change({ added })}
      />
      <Button id={id} icon={<PlusOutlined aria-hidden />} onClick={() => picker.current?.click()}>
        Ajouter des images
      </Button>
      <span className="quiet">Ou déposez-les ici, ou collez-les.</span>
      {field.hint && <span className="quiet">{field.hint}</span>}
      <FilePicker ref={picker} label={field.label} isMultiple onPick={(files) => void add(files)} />
      {dialog}
    </PictureDrop>
  );
}
