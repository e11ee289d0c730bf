import { plural } from '@karite/shared/format';
import { type Image, imageKeys, ownImages } from '@karite/shared/resource';
import { Space } from 'antd';
import { lazy, Suspense } from 'react';
import { Thumbnail } from '../../ui/pictures/picture.tsx';
import { nameOf } from '../values.ts';
import { type DraftImage, inOrder } from './controls/draft-images.ts';
import type { CellProps, DraftDefinition, KindDefinition } from './kind.ts';

declare module './kind.ts' {
  interface DraftTypes {
    images: DraftImage[];
  }
}

const ZoomedGroup = lazy(async () => ({ default: (await import('../../ui/pictures/zoomed.tsx')).ZoomedGroup }));
// Loaded lazily, like the other large inputs: only a form needs it.
const ImagesInput = lazy(() => import('./controls/images-input.tsx'));

/** In a row the first picture, the one with the lowest order; in the details all of them. */
function ImagesCell({ value, record, resource, isWhole }: CellProps<'images'>) {
  const ordered = inOrder(value);
  const name = nameOf(resource, record);
  if (!isWhole) return <Thumbnail url={ordered[0]?.url} alt={name} size={36} isNoted />;
  const pictures = (isZoomed: boolean) => (
    <Space wrap align="start">
      {ordered.map(({ id, url, alt }, index) => (
        <Space key={id} direction="vertical" size={0} style={{ width: 112 }}>
          <Thumbnail url={url} alt={alt ?? `${name}, image ${index + 1}`} size={112} isZoomed={isZoomed} />
          {alt && <small className="quiet">{alt}</small>}
        </Space>
      ))}
    </Space>
  );
  // The same pictures fill the space until they can be opened.
  return (
    <Suspense fallback={pictures(false)}>
      <ZoomedGroup>{pictures(true)}</ZoomedGroup>
    </Suspense>
  );
}

const has = (pictures: readonly Pick<DraftImage, 'id'>[], id: string | undefined) =>
  pictures.some((image) => image.id === id);

const imagesDraft: DraftDefinition<'images'> = {
  start: (value) => inOrder(ownImages(value ?? [])).map(({ order: _order, ...image }) => image),
  /** Pictures are sent as new files or as paths of the library, the remaining ones with their order from 0, and the ids to delete (R1402). */
  payload: (draft, { name, mode, before }) => {
    const names = imageKeys(name);
    const placed = (draft ?? []).map((image, order) => ({ ...image, order }));
    const sent = placed.flatMap(({ id, file, url, order, alt = '' }) => {
      const brought = file ?? (id === undefined ? url : undefined);
      return brought ? [{ brought, order, alt }] : [];
    });
    const stay = placed.flatMap(({ id, file, order, alt }) =>
      file || id === undefined ? [] : [{ id, order, ...(alt !== undefined && { alt }) }],
    );
    const submitted = {
      ...(sent.length > 0 && { [mode === 'create' ? name : names.added]: sent.map(({ brought }) => brought) }),
      ...(sent.some(({ alt }) => alt) && { [names.alts]: JSON.stringify(sent.map(({ alt }) => alt)) }),
    };
    if (mode === 'create') return submitted;
    const gone = ownImages(before ?? [])
      .filter(({ id }) => !has(stay, id))
      .map(({ id }) => id);
    return {
      ...submitted,
      // New files come last by default.
      ...(sent.some(({ order }) => order < stay.length) && {
        [names.places]: JSON.stringify(sent.map(({ order }) => order)),
      }),
      ...(stay.length > 0 && { [names.existing]: stay }),
      ...(gone.length > 0 && { [names.deleted]: gone }),
    };
  },
  keys: (name) => Object.values(imageKeys(name)),
  copied: async (draft) => (draft ?? []).map(({ url = '', alt = '' }) => ({ url, alt })),
  comparable: (draft) =>
    (draft ?? []).map(({ id, file, url, alt }) => [id ?? url ?? null, file?.name ?? null, alt ?? '']),
  /** What others added stays, what they took out is gone. */
  rebased: (mine, loaded, current) => [
    ...(mine ?? []).filter(({ id }) => id === undefined || has(current ?? [], id)),
    ...(current ?? []).filter(({ id }) => !has(loaded ?? [], id)),
  ],
  Shown: ({ name, draft, show }) => {
    const images = draft ?? [];
    const stored = images.flatMap(({ id, url, alt }, order): Image[] =>
      id !== undefined && url !== undefined ? [{ id, url, order, ...(alt !== undefined && { alt }) }] : [],
    );
    const added = images.length - stored.length;
    return (
      <>
        {stored.length > 0 && show({ [name]: stored })}
        <span> {plural(images.length, 'image')}</span>
        {added > 0 && <span>{`, dont ${plural(added, 'nouvelle')}`}</span>}
      </>
    );
  },
};

export const imagesKind: KindDefinition<'images'> = {
  Cell: ImagesCell,
  EmptyCell: ({ isWhole }) => !isWhole && <Thumbnail url={null} alt="" size={36} />,
  Input: ImagesInput,
  filter: null,
  draft: imagesDraft,
  isVisual: true,
};
