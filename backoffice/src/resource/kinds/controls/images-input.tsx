import {
  ArrowLeftOutlined,
  ArrowRightOutlined,
  DeleteOutlined,
  ScissorOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import { arrayMove } from '@dnd-kit/sortable';
import { LONGEST_ALT, ownImages } from '@karite/shared/resource';
import { Button, Flex, Input } from 'antd';
import { useRef } from 'react';
import FaultNote from '../../../ui/pictures/fault-note.tsx';
import { Thumbnail } from '../../../ui/pictures/picture.tsx';
import { Sortable, useSortableItem } from '../../../ui/sortable.tsx';
import { valueIn } from '../../values.ts';
import type { InputProps } from '../kind.ts';
import { useCrop } from './crop/use-crop.tsx';
import { type DraftImage, inOrder } from './draft-images.ts';
import { fileAt } from './file-at.ts';
import { LibraryChoice } from './library/library-choice.tsx';
import { PictureCard } from './picture-card.tsx';
import { PictureUpload } from './picture-upload.tsx';

const keys = new WeakMap<File, string>();

/** Two files of the same name are still two pictures. */
function keyOf({ id, file, url }: DraftImage): string {
  if (id !== undefined || !file) return id ?? String(url);
  const key = keys.get(file) ?? crypto.randomUUID();
  keys.set(file, key);
  return key;
}

type SortablePictureProps = {
  image: DraftImage;
  place: number;
  count: number;
  move: (by: number) => void;
  crop: () => void;
  remove: () => void;
  describe: (alt: string) => void;
};

/** A picture in its card, which is dragged by the picture. */
function SortablePicture({ image, place, count, move, crop, remove, describe }: SortablePictureProps) {
  const { item, handle } = useSortableItem(keyOf(image), `Déplacer l’image ${place}`);
  return (
    <div {...item}>
      <PictureCard
        cover={
          <div {...handle}>
            <Thumbnail url={image.url} file={image.file} alt={image.file?.name ?? ''} size={112} isZoomed />
          </div>
        }
        actions={[
          {
            label: `Monter l’image ${place}`,
            icon: <ArrowLeftOutlined aria-hidden />,
            run: () => move(-1),
            isOff: place === 1,
          },
          {
            label: `Descendre l’image ${place}`,
            icon: <ArrowRightOutlined aria-hidden />,
            run: () => move(1),
            isOff: place === count,
          },
          { label: `Recadrer l’image ${place}`, icon: <ScissorOutlined aria-hidden />, run: crop },
          { label: `Supprimer l’image ${place}`, icon: <DeleteOutlined aria-hidden />, run: remove },
        ]}
      >
        <Input
          size="small"
          aria-label={`Texte alternatif de l’image ${place}`}
          placeholder="Texte alternatif"
          maxLength={LONGEST_ALT}
          value={image.alt ?? ''}
          onChange={({ target }) => describe(target.value)}
        />
        {!image.file && <FaultNote url={image.url} isWhole />}
      </PictureCard>
    </div>
  );
}

/** Pictures in their order, stored and new ones: added, dragged, cropped, described and removed before anything is saved. */
export default function ImagesInput({ id, name, field, record, value, onChange }: InputProps<'images'>) {
  const images = [...(value ?? [])];
  const change = (next: DraftImage[]) => onChange?.(next);
  const { fit, crop, dialog } = useCrop(field.ratio);
  // More pictures may be added while a dialog is open: the answer applies to the list at that time.
  const latest = useRef(images);
  latest.current = images;
  const replace = (image: DraftImage, next: DraftImage) =>
    change(latest.current.map((each) => (keyOf(each) === keyOf(image) ? next : each)));
  const add = async (files: File[]) => {
    const fitted = await fit(files);
    if (fitted.length > 0) change([...latest.current, ...fitted.map((file) => ({ file }))]);
  };
  const cropAnew = async (image: DraftImage) => {
    const { file: former, ...stored } = image;
    const whole = stored.url === undefined ? former : await fileAt(stored.url);
    const part = whole && (await crop(whole));
    if (part) replace(image, part === whole && stored.url !== undefined ? stored : { ...image, file: part });
  };
  const loaded = inOrder(ownImages(valueIn(record, name, field) ?? []));
  const removed = loaded.filter((stored) => !images.some((image) => image.id === stored.id));
  return (
    <Sortable items={images} keyOf={keyOf} onChange={change}>
      <PictureUpload
        id={id}
        label={field.label}
        choose="Ajouter des images"
        drop="Ou déposez-les ici, ou collez-les."
        isMultiple
        files={images.map((image) => ({ uid: keyOf(image), name: image.file?.name ?? '', status: 'done' }))}
        onPick={(files) => void add(files)}
        draw={({ uid }) => {
          const index = images.findIndex((image) => keyOf(image) === uid);
          const image = images[index] ?? {};
          return (
            <SortablePicture
              image={image}
              place={index + 1}
              count={images.length}
              move={(by) => change(arrayMove(images, index, index + by))}
              crop={() => void cropAnew(image)}
              remove={() => change(images.filter((each) => each !== image))}
              describe={(alt) => replace(image, { ...image, alt })}
            />
          );
        }}
      >
        <Flex vertical align="start" gap="small">
          <LibraryChoice
            isMultiple
            taken={images.flatMap(({ url, file }) => (url && !file ? [url] : []))}
            onChoose={(urls) => change([...latest.current, ...urls.map((url) => ({ url }))])}
          />
          {removed.length > 0 && (
            <Button size="small" icon={<UndoOutlined aria-hidden />} onClick={() => change([...images, ...removed])}>
              Rétablir les images retirées ({removed.length})
            </Button>
          )}
          {images.length > 0 && (
            <span className="quiet">
              Le texte alternatif est lu à qui ne voit pas l’image, et par les moteurs de recherche ; vide, le nom en
              tient lieu.
            </span>
          )}
          {field.hint && <span className="quiet">{field.hint}</span>}
        </Flex>
        {dialog}
      </PictureUpload>
    </Sortable>
  );
}
