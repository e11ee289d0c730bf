import { lazy } from 'react';
import { Thumbnail } from '../../ui/pictures/picture.tsx';
import { nameOf } from '../values.ts';
import { Dash } from './controls/dash.tsx';
import type { KindDefinition } from './kind.ts';

declare module './kind.ts' {
  interface DraftTypes {
    image: string | File;
  }
}

const ImageInput = lazy(() => import('./controls/image-input.tsx'));

export const imageKind: KindDefinition<'image'> = {
  Cell: ({ value, record, resource, isWhole }) => (
    <Thumbnail
      url={value}
      alt={nameOf(resource, record)}
      size={isWhole ? 160 : 36}
      isWhole
      isZoomed={isWhole}
      isNoted
    />
  ),
  EmptyCell: ({ isWhole }) => (isWhole ? <Dash /> : <Thumbnail url={null} alt="" size={36} isWhole />),
  Input: ImageInput,
  filter: null,
  draft: {
    start: (value) => value,
    // Sent only when it changed: a picture that a request does not name stays.
    payload: (draft, { name, before }) => ((draft ?? null) === (before ?? null) ? {} : { [name]: draft ?? null }),
    comparable: (draft) => (draft instanceof File ? `file ${draft.name}` : (draft ?? null)),
    Shown: ({ name, draft, show }) =>
      draft instanceof File ? <Thumbnail file={draft} alt={draft.name} size={44} /> : show({ [name]: draft }),
  },
  isVisual: true,
};
