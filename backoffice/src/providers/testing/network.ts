import { vi } from 'vitest';
import { http } from '../http-client.ts';

// Node has neither the browser's client nor a page address to resolve paths against.
http.defaults.adapter = 'fetch';
http.defaults.baseURL = 'http://shop';

type Reply = Response | Error | ((request: Request) => Response | Promise<Response>);

/** A network with this answer, which records its requests. */
export function network(reply: Reply) {
  const fetch = vi.fn(async (request: Request) => {
    if (reply instanceof Error) throw reply;
    return typeof reply === 'function' ? reply(request) : reply.clone();
  });
  vi.stubGlobal('fetch', fetch);
  return {
    fetch,
    /** The last request. */
    requested: (): Request => {
      const [request] = fetch.mock.lastCall ?? [];
      if (!request) throw new Error('nothing was requested');
      return request;
    },
  };
}

/** Path and query of a request. */
export const requestedPath = ({ url }: Request): string => url.slice('http://shop'.length);
