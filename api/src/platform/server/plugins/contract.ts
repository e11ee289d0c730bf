import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, answerOf, sendAnswer } from '../cache/answer-store.ts';
import { BUILT_CONTRACT } from '../http/built-contract.ts';

/** Where the pages of @fastify/swagger-ui read the contract; the library would serialize it on each request. */
const OF_THE_PAGES: Record<string, string> = {
  '/api/docs/json': 'application/json; charset=utf-8',
  // Each JSON text is one of YAML.
  '/api/docs/yaml': 'application/yaml; charset=utf-8',
};

/**
 * The text of the contract: in production as it was built, for to write it takes a process more than a second, in which it
 * answers nobody. Where sources change without a build it is written off the routes.
 */
async function textOf(app: FastifyInstance): Promise<string> {
  const isBuilt = process.env.NODE_ENV === 'production';
  const built = isBuilt ? await readFile(BUILT_CONTRACT, 'utf8').catch(() => null) : null;
  return built ?? JSON.stringify(app.swagger());
}

/** The contract of an app as bytes: read and compressed at its first request, then sent as it is. */
export function contractOf(app: FastifyInstance) {
  let made: Promise<Answer> | undefined;
  const make = async () => {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    return answerOf(await textOf(app), { status: 200, headers, reads: [] });
  };
  const send = async (request: FastifyRequest, reply: FastifyReply, contentType?: string) => {
    made ??= make();
    const answer = await made;
    return sendAnswer(request, reply, contentType ? { ...answer, headers: { 'content-type': contentType } } : answer);
  };
  return {
    send,
    /** Answers for the addresses of the library's pages. */
    sendToPages(request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) {
      const contentType = OF_THE_PAGES[request.routeOptions.url ?? ''];
      if (contentType) send(request, reply, contentType).catch(done);
      else done();
    },
  };
}
