import type { FastifyServerOptions } from 'fastify';
import { errorCode } from '../../database/error-code.ts';

/**
 * How requests and errors are written to the log (guarantee P46): an address without its query, where links carry their
 * keys; an error without the values of the query that failed. Never a body, never a header.
 */
const serializers = {
  req: ({ method, url }: { method: string; url: string }) => ({ method, url: url.replace(/\?.*$/s, '') }),
  err: (error: Error) => {
    const { name, message, stack = '' } = error.cause instanceof Error ? error.cause : error;
    const code = errorCode(error.cause ?? error) || undefined;
    const at = stack.split('\n').filter((line) => /^\s+at /.test(line));
    return { type: name, message, code, stack: at.join('\n') };
  },
};

/** The given logger's options, with these serializers. */
export const privateLogger = (logger: FastifyServerOptions['logger']): FastifyServerOptions['logger'] =>
  typeof logger === 'object' ? { ...logger, serializers } : logger && { serializers };
