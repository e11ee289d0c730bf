import { z } from 'zod';
import { valuesOf } from '../labels/index.ts';
import { isMediaUrl, readDocument } from '../media/index.ts';
import { countryOf, normalisePhone, PHONE_EXAMPLE, phoneProblem } from '../region/index.ts';
import { EMAIL_MESSAGE, EMAIL_PATTERN, manyLines, oneLine, plainLine, tooLong } from '../text/index.ts';

/** The parts that the schemas of requests are made of. */

/** The items of a list in a request. */
export const LONGEST_LIST = 200;

/** A text that can be stored: PostgreSQL takes no NUL character. */
export const storable = (schema: z.ZodString) => schema.refine((text) => !text.includes('\0'), 'Caractère interdit');
/** A text of one line, folded before its length is judged. */
export const lineText = (missing?: string) => storable(z.string(missing)).overwrite(oneLine);
/** A code or an e-mail address: one line, without the marks that nobody sees. */
export const plainText = (missing?: string) => storable(z.string(missing)).overwrite(plainLine);
/** A text that preserves its line breaks. */
export const linesText = (missing?: string) => storable(z.string(missing)).overwrite(manyLines);
/** The schema of every e-mail address. */
export const email = z.email({ pattern: EMAIL_PATTERN, error: EMAIL_MESSAGE });
export const id = z.uuid('Identifiant invalide');
/** A moment in an answer. */
export const moment = z.string().meta({ format: 'date-time' });

/** What a browser's `File` and the server's upload have in common. */
export type UploadedFile = { name: string; size: number };

/** A file that a form or a request carries in place of a path. */
export const isUpload = (value: unknown): value is UploadedFile =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'size' in value && 'name' in value;

export const upload = z.any().refine(isUpload, 'Image attendue').meta({ type: 'string', format: 'binary' });
/** The path of a stored document of one of some types; of any by default. */
export const documentPath = (accept?: readonly string[]) =>
  z.string().refine((path) => {
    const document = readDocument(path);
    return document !== null && (accept?.includes(document.type) ?? true);
  }, 'Ce fichier n’existe pas');
/** How phone numbers are read, by a country's code or name where none is written. */
export const phoneNumber = (text: string, country: string): string | null => normalisePhone(text, countryOf(country));
/** The message about a text that is no phone number, of the expected country if there is one. */
export function notAPhone(country: string): string {
  const code = countryOf(country);
  return code ? phoneProblem(code) : `Numéro de téléphone attendu, avec son indicatif, par exemple ${PHONE_EXAMPLE}`;
}
export const mediaPath = z.string().refine(isMediaUrl, 'Cette image n’existe pas');

type Required = { required?: string | true };

/** The message when a required value is missing. */
export const missing = (field: Required): string =>
  typeof field.required === 'string' ? field.required : 'Champ obligatoire';

/** The bounds of a text's length. */
export const bounded = (text: z.ZodString, field: Required, maxLength: number) =>
  text.min(field.required ? 1 : 0, missing(field)).max(maxLength, tooLong(maxLength));

/** One of a declaration's options. */
export const oneOf = (options: Readonly<Record<string, string>>, message?: string) =>
  z.enum(valuesOf(options), message);

export { patternOf } from './kinds/pattern.ts';
export { ruleAnswer, ruleInput } from './rule-schema.ts';
