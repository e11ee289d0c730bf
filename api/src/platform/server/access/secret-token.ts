import { createHash, randomBytes } from 'node:crypto';

/** A secret that opens a session or is mailed in a link: 256 random bits, as 43 letters, digits, `-` and `_`. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: a stolen copy of the table opens nothing. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
