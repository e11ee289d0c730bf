import { PlusOutlined, UndoOutlined } from '@ant-design/icons';
import { plural } from '@karite/shared/format';
import { type Image, imageKeys } from '@karite/shared/resource';
import { Button } from 'antd';
import { useRef } from 'react';
import { Thumbnail } from '../../ui/picture.tsx';
import { nameOf, valueIn } from '../values.ts';
import { useCrop } from './controls/crop/use-crop.tsx';
import { fileAt } from './controls/file-at.ts';
import { FilePicker } from './controls/file-picker.tsx';
import { FilePreview } from './controls/file-preview.tsx';
import { OrderedPictures } from './controls/ordered-pictures.tsx';
import { PictureDrop } from './controls/picture-drop.tsx';
import type { CellProps, DraftDefinition, InputProps, KindDefinition } from './kind.ts';

declare module './kind.ts' {
  interface DraftTypes {
    images: ImageEdits;
  }
}

/** A picture that is there; `file`: what takes its place, cropped otherwise. */
type KeptImage = Image & { file?: File };

/** Edits to an ordered list of pictures: those kept, in their new order, those taken out, and new files. */
export type ImageEdits = { kept: KeptImage[]; removed: string[]; added: File[] };

const NONE: ImageEdits = { kept: [], removed: [], added: [] };

const inOrder = (pictures: readonly Image[]): Image[] => [...pictures].sort((a, b) => a.order - b.order);

/** In a row the first picture, the one with the lowest order; in the details all of them. */
function ImagesCell({ value, record, resource, isWhole }: CellProps<'images'>) {
  const ordered = inOrder(value);
  const name = nameOf(resource, record);
  if (!isWhole) return <Thumbnail url={ordered[0]?.url} alt={name} size={44} />;
  return (
    <span className="thumbnails">
      {ordered.map((image, index) => (
        <Thumbnail key={image.id} url={image.url} alt={`${name}, image ${index + 1}`} size={112} />
      ))}
    </span>
  );
}

const keys = new WeakMap<File, string>();

/** Two files of the same name are still two files. */
function keyOf(file: File): string {
  const key = keys.get(file) ?? crypto.randomUUID();
  keys.set(file, key);
  return key;
}

/** An ordered list of pictures: those that are there, and new ones, both reorderable and removable before saving. */
function ImagesInput({ id, name, field, record, value, onChange }: InputProps<'images'>) {
  const picker = useRef<HTMLInputElement>(null);
  const edits = value ?? NONE;
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

const has = (pictures: readonly Image[], id: string) => pictures.some((image) => image.id === id);

const imagesDraft: DraftDefinition<'images'> = {
  start: (value) => ({ ...NONE, kept: inOrder(value ?? []) }),
  /** Pictures travel as new files, the kept ones with their order from 0, and the ids to delete (R1402). */
  payload: (draft, { name, mode }) => {
    const { kept, removed, added } = draft ?? NONE;
    const names = imageKeys(name);
    if (mode === 'create') return added.length > 0 ? { [name]: added } : {};
    const placed = kept.map(({ id, file }, order) => ({ id, file, order }));
    const replaced = placed.flatMap(({ id, file, order }) => (file ? [{ id, file, order }] : []));
    const stay = placed.flatMap(({ id, file, order }) => (file ? [] : [{ id, order }]));
    const files = [...replaced.map(({ file }) => file), ...added];
    const gone = [...removed, ...replaced.map(({ id }) => id)];
    return {
      ...(files.length > 0 && { [names.added]: files }),
      ...(replaced.length > 0 && {
        // Each in the place of the one that it was cut from; the other new ones come last, as ever.
        [names.places]: JSON.stringify([
          ...replaced.map(({ order }) => order),
          ...added.map((_file, index) => kept.length + index),
        ]),
      }),
      ...(stay.length > 0 && { [names.kept]: stay }),
      ...(gone.length > 0 && { [names.deleted]: gone }),
    };
  },
  keys: (name) => Object.values(imageKeys(name)),
  copied: async (draft) => {
    const files = await Promise.all((draft ?? NONE).kept.map(({ url }) => fileAt(url)));
    return { ...NONE, added: files.filter((file) => file !== null) };
  },
  comparable: (draft) => [
    draft?.kept.map(({ id, file }) => (file ? [id, file.name] : id)) ?? [],
    draft?.added.length ?? 0,
  ],
  /** What others added stays, what they took out is gone. */
  rebased: (mine, loaded, current) => {
    const [own, then, now] = [mine ?? NONE, loaded ?? NONE, current ?? NONE];
    return {
      kept: [...own.kept.filter(({ id }) => has(now.kept, id)), ...now.kept.filter(({ id }) => !has(then.kept, id))],
      removed: own.removed.filter((id) => has(now.kept, id)),
      added: own.added,
    };
  },
  Shown: ({ name, draft, show }) => {
    const { kept, added } = draft ?? NONE;
    return (
      <>
        {kept.length > 0 && show({ [name]: kept.map((image, order) => ({ ...image, order })) })}{' '}
        {plural(kept.length + added.length, 'image')}
        {added.length > 0 && `, dont ${plural(added.length, 'nouvelle')}`}
      </>
    );
  },
};

export const imagesKind: KindDefinition<'images'> = {
  Cell: ImagesCell,
  EmptyCell: ({ isWhole }) => (isWhole ? <span className="thumbnails" /> : <Thumbnail url={null} alt="" size={44} />),
  Input: ImagesInput,
  filter: null,
  draft: imagesDraft,
  isKnownAtAGlance: true,
};
