import { plural } from '@karite/shared/format';
import { type Image, imageKeys } from '@karite/shared/resource';
import { lazy } from 'react';
import { Thumbnail } from '../../ui/picture.tsx';
import { nameOf } from '../values.ts';
import { fileAt } from './controls/file-at.ts';
import { type ImageEdits, inOrder, NO_EDITS } from './controls/image-edits.ts';
import type { CellProps, DraftDefinition, KindDefinition } from './kind.ts';

declare module './kind.ts' {
  interface DraftTypes {
    images: ImageEdits;
  }
}

// Apart, like the other inputs that need much: only a form asks for it.
const ImagesInput = lazy(() => import('./controls/images-input.tsx'));

/** In a row the first picture, the one with the lowest order; in the details all of them. */
function ImagesCell({ value, record, resource, isWhole }: CellProps<'images'>) {
  const ordered = inOrder(value);
  const name = nameOf(resource, record);
  if (!isWhole) return <Thumbnail url={ordered[0]?.url} alt={name} size={44} />;
  return (
    <span className="thumbnails">
      {ordered.map((image, index) => (
        <span key={image.id} className="thumbnail-with-text">
          <Thumbnail url={image.url} alt={image.alt ?? `${name}, image ${index + 1}`} size={112} />
          {image.alt && <small className="quiet">{image.alt}</small>}
        </span>
      ))}
    </span>
  );
}

const has = (pictures: readonly Image[], id: string) => pictures.some((image) => image.id === id);

const imagesDraft: DraftDefinition<'images'> = {
  start: (value) => ({ ...NO_EDITS, kept: inOrder(value ?? []) }),
  /** Pictures travel as new files, the kept ones with their order from 0, and the ids to delete (R1402). */
  payload: (draft, { name, mode }) => {
    const { kept, removed, added } = draft ?? NO_EDITS;
    const names = imageKeys(name);
    const { addedAlts = [] } = draft ?? NO_EDITS;
    const placed = kept.map(({ id, file, alt }, order) => ({ id, file, order, alt }));
    const replaced = placed.flatMap(({ id, file, order, alt }) => (file ? [{ id, file, order, alt }] : []));
    const stay = placed.flatMap(({ id, file, order, alt }) =>
      file ? [] : [{ id, order, ...(alt !== undefined && { alt }) }],
    );
    const files = [...replaced.map(({ file }) => file), ...added];
    const alts = [...replaced.map(({ alt = '' }) => alt), ...added.map((_file, index) => addedAlts[index] ?? '')];
    const said = alts.some(Boolean) ? { [names.alts]: JSON.stringify(alts) } : {};
    if (mode === 'create') return added.length > 0 ? { [name]: added, ...said } : {};
    const gone = [...removed, ...replaced.map(({ id }) => id)];
    return {
      ...(files.length > 0 && { [names.added]: files, ...said }),
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
    const { kept } = draft ?? NO_EDITS;
    const read = await Promise.all(kept.map(async ({ url, alt = '' }) => ({ file: await fileAt(url), alt })));
    const copied = read.flatMap(({ file, alt }) => (file ? [{ file, alt }] : []));
    return { ...NO_EDITS, added: copied.map(({ file }) => file), addedAlts: copied.map(({ alt }) => alt) };
  },
  comparable: (draft) => [
    draft?.kept.map(({ id, file, alt = '' }) => (file || alt ? [id, file?.name ?? null, alt] : id)) ?? [],
    draft?.added.length ?? 0,
    draft?.addedAlts?.filter(Boolean) ?? [],
  ],
  /** What others added stays, what they took out is gone. */
  rebased: (mine, loaded, current) => {
    const [own, then, now] = [mine ?? NO_EDITS, loaded ?? NO_EDITS, current ?? NO_EDITS];
    return {
      kept: [...own.kept.filter(({ id }) => has(now.kept, id)), ...now.kept.filter(({ id }) => !has(then.kept, id))],
      removed: own.removed.filter((id) => has(now.kept, id)),
      added: own.added,
      ...(own.addedAlts && { addedAlts: own.addedAlts }),
    };
  },
  Shown: ({ name, draft, show }) => {
    const { kept, added } = draft ?? NO_EDITS;
    return (
      <>
        {kept.length > 0 && show({ [name]: kept.map((image, order) => ({ ...image, order })) })}
        <span> {plural(kept.length + added.length, 'image')}</span>
        {added.length > 0 && <span>{`, dont ${plural(added.length, 'nouvelle')}`}</span>}
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
