import { get } from 'node:http';

/** One of many reads: its status, or how its connection ended, and how long that took in ms. */
export type Read = { path: string; outcome: number | string; ms: number };

const ENCODINGS = ['br', 'gzip', undefined];
/** What is searched for. */
export const WORDS = ['savon', 'huile', 'masque', 'beurre', 'crème'];

/** Addresses of every kind that a visitor reads: the contract, pages, lists, searches. `at` makes them differ. */
const PATHS: ((at: number) => string)[] = [
  () => '/api/openapi.json',
  () => '/api/docs/json',
  () => '/',
  (at) => `/shop?page=${1 + (at % 3)}`,
  (at) => `/shop?q=${encodeURIComponent(WORDS[at % WORDS.length]!)}`,
  () => '/no-such-page',
  () => '/api/brands',
  () => '/api/categories',
  (at) => `/api/products?_start=${at % 20}&_end=${(at % 20) + 40}`,
  (at) => `/api/products?q=${encodeURIComponent(WORDS[at % WORDS.length]!)}&_start=${at % 4}`,
];

const read = (base: string, path: string, encoding: string | undefined): Promise<Read> => {
  const since = performance.now();
  return new Promise((resolve) => {
    const end = (outcome: Read['outcome']) => resolve({ path, outcome, ms: performance.now() - since });
    const headers = encoding ? { 'accept-encoding': encoding } : {};
    // A connection of its own each, as of so many visitors.
    get(`${base}${path}`, { agent: false, headers }, (answer) => {
      answer.resume();
      answer.on('close', () => end(answer.complete ? (answer.statusCode ?? 0) : 'cut'));
    }).on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
  });
};

/** Reads so many addresses at once, by each encoding. */
export const mixedReads = (base: string, count: number): Promise<Read[]> =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      read(base, PATHS[at % PATHS.length]!(at), ENCODINGS[Math.floor(at / PATHS.length) % ENCODINGS.length]),
    ),
  );
