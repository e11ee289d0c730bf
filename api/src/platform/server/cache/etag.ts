import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * ETags: `"<version>-<hash>"` for one record, `"<hash>"` for anything else. The hash is of the whole answer, which also
 * changes when only an embedded record does (a brand is renamed): it is what If-None-Match is about. The version is the
 * record's own: it is what If-Match is about (resource/write/if-match.ts).
 */
export function etagOf(body: string | Buffer, version: number | null): string {
  const tag = hash('sha1', body, 'base64url');
  return version === null ? `"${tag}"` : `"${version}-${tag}"`;
}

/** What a proxy that packs an answer may add to its tag: `"tag-gzip"`, `"tag;gzip"`, `"tag--br"`. */
const PACKED = /(?:-{1,2}|;)(?:gzip|br|zstd|deflate)$/;

/** The tags that If-Match or If-None-Match names, weak (`W/"…"`) or not, without quotes. */
const tagsIn = (header: string): string[] => [...header.matchAll(/"([^"]*)"/g)].map(([, tag = '']) => tag);

/** Whether If-None-Match names an answer, which then need not be sent again. */
export const isNamed = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || tagsIn(header).some((tag) => [tag, tag.replace(PACKED, '')].includes(etag.slice(1, -1))));

/** Whether If-Match names a version of a record; `*` names any. */
export const isVersionNamed = (header: string, version: number): boolean =>
  header.trim() === '*' || tagsIn(header).some((tag) => tag.startsWith(`${version}-`));

/** The payload of an answer that gets its tag, for an onSend hook: nothing (304) when the caller has it already. */
export function withEtag<T>(request: FastifyRequest, reply: FastifyReply, etag: string, payload: T): T | '' {
  reply.header('etag', etag);
  if (request.method !== 'GET' || !isNamed(request.headers['if-none-match'], etag)) return payload;
  reply.code(304).removeHeader('content-length');
  return '';
}
