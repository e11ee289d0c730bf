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

type NewPicture = { file: File; alt: string };

/** New files, each with its alternative text. */
const withTexts = ({ added, addedAlts = [] }: ImageEdits): NewPicture[] =>
  added.map((file, index) => ({ file, alt: addedAlts[index] ?? '' }));
const parted = (pictures: readonly NewPicture[]): Pick<ImageEdits, 'added' | 'addedAlts'> => ({
  added: pictures.map(({ file }) => file),
  addedAlts: pictures.map(({ alt }) => alt),
});

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
        altOf={({ alt = '' }) => alt}
        onAlt={(image, alt) =>
          change({ kept: edits.kept.map((each) => (each.id === image.id ? { ...each, alt } : each)) })
        }
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
        items={withTexts(edits)}
        keyOf={({ file }) => keyOf(file)}
        picture={({ file }) => <FilePreview file={file} size={72} />}
        onCrop={({ file }) => void cropAdded(file)}
        altOf={({ alt }) => alt}
        onAlt={({ file }, alt) =>
          change(parted(withTexts(edits).map((each) => (each.file === file ? { file, alt } : each))))
        }
        onChange={(added) => change(parted(added))}
      />
      <Button id={id} icon={<PlusOutlined aria-hidden />} onClick={() => picker.current?.click()}>
        Ajouter des images
      </Button>
      <span className="quiet">Ou déposez-les ici, ou collez-les.</span>
      {edits.kept.length + edits.added.length > 0 && (
        <span className="quiet">
          Le texte alternatif est lu à qui ne voit pas l’image, et par les moteurs de recherche ; vide, le nom en tient
          lieu.
        </span>
      )}
      {field.hint && <span className="quiet">{field.hint}</span>}
      <FilePicker ref={picker} label={field.label} isMultiple onPick={(files) => void add(files)} />
      {dialog}
    </PictureDrop>
  );
}
