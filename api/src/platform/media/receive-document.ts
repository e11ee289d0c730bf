import { randomBytes } from 'node:crypto';
import { DOCUMENT_TYPES, type DocumentType, documentPath } from '@karite/shared/media';
import { cutText } from '@karite/shared/text';
import { readKind } from './picture-kind.ts';
import type { ReceivedFile } from './received-file.ts';
import { refusedUpload, type Upload } from './upload.ts';

const LONGEST_NAME = 100;
/** Tab, line feed, form feed, carriage return. */
const BLANKS = new Set([9, 10, 12, 13]);

/** Whether a file holds no control characters but blanks; one in UTF-16 holds some. */
const isText = (data: Buffer) => data.every((byte) => byte > 0x7f || (byte > 0x1f && byte < 0x7f) || BLANKS.has(byte));
const isPdf = (data: Buffer) => data.subarray(0, 5).toString('latin1') === '%PDF-';
const isZip = (data: Buffer) => data.readUInt32BE(0) === 0x504b0304;

/** An office document by the part that makes it one; none that brings macros. */
function officeType(data: Buffer): DocumentType | null {
  if (data.includes('vbaProject.bin')) return null;
  if (data.includes('word/document.xml')) return 'docx';
  return data.includes('xl/workbook.xml') ? 'xlsx' : null;
}

/** What a file is, by what is in it. Only between two kinds of text its name decides: they hold the same. */
function typeOf({ data, name }: Upload): DocumentType | null {
  const picture = readKind(data);
  if (picture === 'jpeg') return 'jpg';
  if (picture) return picture === 'png' ? 'png' : null;
  if (isPdf(data)) return 'pdf';
  if (data.length > 4 && isZip(data)) return officeType(data);
  const named = /\.(csv|txt)$/i.exec(name)?.[1]?.toLowerCase();
  return (named === 'csv' || named === 'txt') && isText(data) ? named : null;
}

/** The name of a file for storage: without a path, invisible characters, or a misleading extension. */
function nameOf({ name }: Upload, type: DocumentType): string {
  const base = name
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{C}"<>]/gu, '')
    .replace(/\.[^.]*$/, '')
    .trim();
  return `${cutText(base, LONGEST_NAME) || 'document'}.${type}`;
}

/** Takes a document as it is, under a name that nobody guesses; a 400 when it is none of those that are accepted. */
export function receiveDocument(upload: Upload, accept: readonly string[] = Object.keys(DOCUMENT_TYPES)): ReceivedFile {
  const type = typeOf(upload);
  if (!type || !accept.includes(type))
    throw refusedUpload(upload, `Ce fichier n’est pas de ceux qui sont acceptés : ${accept.join(', ').toUpperCase()}`);
  const file = `${randomBytes(16).toString('hex')}.${type}`;
  return { url: documentPath(file, nameOf(upload, type)), files: [{ name: file, data: upload.data }] };
}
