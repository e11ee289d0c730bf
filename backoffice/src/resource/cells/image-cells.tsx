import { Thumbnail } from '../../ui/picture.tsx';
import type { Cell } from '../kinds/kind.ts';
import { nameOf } from '../values.ts';

export const ImageCell: Cell<'image'> = ({ value, record, resource, isWhole }) => (
  <Thumbnail url={value} alt={nameOf(resource, record)} size={isWhole ? 160 : 44} />
);

/** In a row the first picture, the one with the lowest order; in the details all of them. */
export const ImagesCell: Cell<'images'> = ({ value, record, resource, isWhole }) => {
  const ordered = [...value].sort((a, b) => a.order - b.order);
  const name = nameOf(resource, record);
  if (!isWhole) return <Thumbnail url={ordered[0]?.url} alt={name} size={44} />;
  return (
    <span className="thumbnails">
      {ordered.map((image, index) => (
        <Thumbnail key={image.id} url={image.url} alt={`${name}, image ${index + 1}`} size={112} />
      ))}
    </span>
  );
};
