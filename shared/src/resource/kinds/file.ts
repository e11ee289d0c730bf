import { formatSize } from '../../format/index.ts';
import type { DocumentType } from '../../media/index.ts';
import type { UploadedFile } from '../schemas.ts';
import { builder } from './builder.ts';
import type { KindDefinition } from './kind.ts';
import { columnTraits } from './traits.ts';

declare module '../shape.ts' {
  interface KindTypes {
    file: {
      options: {
        /** What it may be; any of `DOCUMENT_TYPES` when absent. */
        accept?: readonly DocumentType[];
        /** The largest that is taken; 10 MB, which no upload may exceed, when absent. */
        maxBytes?: number;
      };
      value: string | null;
      input: string | UploadedFile | null;
    };
  }
}

/** The largest file that any upload may be, in bytes. */
export const MOST_BYTES = 10 * 1024 * 1024;

/** One stored document, by its path below `/media/`: PDF, picture, text or sheet, stored unchanged, always downloaded. */
export const file = builder('file');

export const fileKind = {
  ...columnTraits,
  operators: [],
  hasFiles: true,
  isSortable: false,
  staysWhenAbsent: true,
  input: (field, { z, parts }) => {
    const { accept, maxBytes = MOST_BYTES } = field;
    return z
      .union([parts.documentPath(accept), parts.upload], field.required ? parts.missing(field) : 'Fichier attendu')
      .refine((given) => !parts.isUpload(given) || given.size <= maxBytes, `${formatSize(maxBytes)} au plus`);
  },
  answer: (_field, { z }) => z.string(),
  example: () => '/media/0f3c9a52d1e84b6f9c7a2e5d8b104f6a.pdf/Contrat.pdf',
} satisfies KindDefinition<'file'>;
