import { request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { digitsOf, isPublic, PrivateAddress, publicLookup } from './public-address.ts';

/** Where what the shop sends may go: `local` takes plain http and private addresses as well, for development. */
export type Reach = 'public' | 'local';

/** An address that is silent for so long is retried later, in ms. */
export const TIMEOUT_MS = 10_000;

/** Why an address is none that the shop posts to, in French; `null` when it may. */
export function addressProblem(text: string, reach: Reach): string | null {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return 'Adresse attendue, comme https://exemple.com/webhook';
  if (url.protocol === 'http:' && reach === 'public') return 'L’adresse doit commencer par https://';
  if (url.username || url.password) return 'L’adresse ne doit contenir ni nom ni mot de passe';
  const digits = digitsOf(url);
  return digits && reach === 'public' && !isPublic(digits) ? new PrivateAddress().message : null;
}

/**
 * Posts, and returns the status. It follows no redirect and reads no body: the server can neither fill the memory nor have
 * its content shown. Throws when there is no response in time.
 */
export function post(
  address: string,
  {
    body,
    headers,
    reach,
    signal,
  }: { body: string | Buffer; headers: Record<string, string>; reach: Reach; signal: AbortSignal },
): Promise<number> {
  // Judged again: it was saved under the settings of then.
  const problem = addressProblem(address, reach);
  if (problem) return Promise.reject(new Error(problem));
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    signal,
    headers: { 'user-agent': 'Karite', ...headers, 'content-length': Buffer.byteLength(body) },
    ...(reach === 'public' && { lookup: publicLookup }),
  };
  return new Promise((resolve, reject) => {
    const request = (address.startsWith('https:') ? secureRequest : plainRequest)(address, options, (response) => {
      response.on('error', () => undefined);
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', reject);
    request.end(body);
  });
}
