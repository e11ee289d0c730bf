import { MEDIA_PATH } from './media-path.ts';

/** The documents that are taken, each with what it is served as. */
export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type DocumentType = keyof typeof DOCUMENT_TYPES;

/** A stored document: its file, and the name that it is downloaded by. */
export type StoredDocument = { file: string; type: DocumentType; name: string };

const FILE = /^[0-9a-f]{32}\.(?:pdf|jpg|png|csv|txt|xlsx|docx)$/;
const PATH = /^\/media\/([0-9a-f]{32}\.(pdf|jpg|png|csv|txt|xlsx|docx))\/([^/?#\s"<>\\]{1,400})$/;

const isType = (text: string): text is DocumentType => Object.hasOwn(DOCUMENT_TYPES, text);

/** `/media/<32 hex>.pdf/Catalogue%202026.pdf`: nobody can guess it, and it contains the file's name. */
export const documentPath = (file: string, name: string): string => `${MEDIA_PATH}${file}/${encodeURIComponent(name)}`;

/** Whether a stored file is a document. */
export const isDocumentFile = (file: string): boolean => FILE.test(file);

/** Reads the path of a document; `null` when it is not one of ours. */
export function readDocument(url: string): StoredDocument | null {
  const [, file = '', type = '', encoded = ''] = PATH.exec(url) ?? [];
  if (!isType(type)) return null;
  try {
    const name = decodeURIComponent(encoded);
    // A link may contain any file name, so that paths and other extensions are refused.
    return name.endsWith(`.${type}`) && !/[/\\\p{C}]/u.test(name) ? { file, type, name } : null;
  } catch {
    return null;
  }
}
