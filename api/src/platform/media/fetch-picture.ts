import type { IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { digitsOf, PrivateAddress, publicLookup } from '../server/http/public-address.ts';
import { MAX_FILE_BYTES } from './upload.ts';

/** How addresses are reached, where a test has a machine of its own; what runs calls port 443 of public addresses alone. */
export type PictureReach = Pick<RequestOptions, 'lookup' | 'port' | 'ca'>;

/** The time limit of a whole response, in ms; and the longest silence. */
const WHOLE_MS = 30_000;
const SILENCE_MS = 10_000;

/** Why an address is not fetched, in French; `null` when it is, from one of these sites. */
export function pictureAddressProblem(address: string, sites: readonly string[]): string | null {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:') return `Adresse d’image en https:// attendue : « ${address} »`;
  if (url.username || url.password) return `L’adresse ne doit contenir ni nom ni mot de passe : « ${url.hostname} »`;
  if (url.port !== '') return `L’adresse ne doit pas nommer de port : « ${url.host} »`;
  // Digits are never resolved, so never judged.
  return sites.includes(url.hostname) && digitsOf(url) === null
    ? null
    : `Le site « ${url.hostname} » n’est pas de ceux dont les images peuvent être importées (Réglages, « Images des imports »)`;
}

type Fetching = { sites: readonly string[]; signal: AbortSignal; reach?: PictureReach | undefined };

const answerOf = (address: string, signal: AbortSignal, reach: PictureReach): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const options: RequestOptions = {
      agent: false,
      signal,
      timeout: SILENCE_MS,
      lookup: publicLookup,
      headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Karite-Import' },
      ...reach,
    };
    const requested = request(address, options, resolve);
    requested.on('timeout', () => requested.destroy(new Error('silent')));
    requested.on('error', reject);
    requested.end();
  });

/** The body of an answer, as far as it is no larger than a picture may be; `null` where it is. */
async function bodyOf(answer: IncomingMessage): Promise<Buffer | null> {
  if (Number(answer.headers['content-length'] ?? 0) > MAX_FILE_BYTES) return null;
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of answer) {
    size += piece.length;
    if (size > MAX_FILE_BYTES) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/**
 * Fetches a picture from one of the sites: https, port 443, from the public address that was checked, without redirects,
 * within limits of time and size. A text gives the reason in French when there is none; throws when `signal` is set.
 */
export async function fetchPicture(address: string, { sites, signal, reach = {} }: Fetching): Promise<Buffer | string> {
  // Judged again: the address may lie in a row of before.
  const problem = pictureAddressProblem(address, sites);
  if (problem) return problem;
  let answer: IncomingMessage | undefined;
  try {
    answer = await answerOf(address, AbortSignal.any([signal, AbortSignal.timeout(WHOLE_MS)]), reach);
    const { statusCode = 0 } = answer;
    if (statusCode >= 300 && statusCode < 400)
      return `« ${address} » renvoie ailleurs : indiquez l’adresse de l’image elle-même`;
    if (statusCode !== 200) return `« ${address} » ne donne pas d’image : le site répond ${statusCode}`;
    return (await bodyOf(answer)) ?? `L’image « ${address} » est trop lourde : 10 Mo au plus`;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof PrivateAddress)
      return `Le site de « ${address} » mène à une adresse privée : il n’est pas appelé`;
    return `« ${address} » ne répond pas`;
  } finally {
    answer?.destroy();
  }
}
