/** A shop that is measured: how much it holds, and by how many processes it serves. */
export type Size = { products: number; orders: number; workers: number };

export type Options = {
  sizes: Size[];
  /** The rows that are wanted; empty: all. */
  only: string[];
  /** How long each side of a row is measured, in s, all its turns together. */
  seconds: number;
  /** Where the figures go, as JSON. */
  output: string;
  /** A shop that is there already; absent: one of the bench's own, filled first. */
  databaseUrl: string | undefined;
};

const PRODUCTS = [1_000, 100_000];
const ORDERS = [10_000, 1_000_000];
const WORKERS = [1, 2];

/** Read of the command's words and the environment: PRODUCTS, ORDERS, WORKERS, ONLY, SECONDS, ALL, OUTPUT, DATABASE_URL. */
export function readOptions(words: readonly string[], environment: NodeJS.ProcessEnv): Options {
  const number = (name: string, otherwise: number) => {
    const given = Number(environment[name] || otherwise);
    if (!(given > 0)) throw new Error(`${name}: a number above 0`);
    return given;
  };
  const isAll = words.includes('--all') || environment.ALL === 'on';
  const one = {
    products: number('PRODUCTS', PRODUCTS[0]!),
    orders: number('ORDERS', ORDERS[0]!),
    workers: number('WORKERS', WORKERS[0]!),
  };
  // Shops of one size follow each other: it is filled once.
  const all = PRODUCTS.flatMap((products) =>
    ORDERS.flatMap((orders) => WORKERS.map((workers) => ({ products, orders, workers }))),
  );
  return {
    sizes: isAll ? all : [one],
    only: (environment.ONLY ?? '').split(',').filter(Boolean),
    seconds: number('SECONDS', 6),
    output: words.find((word) => !word.startsWith('--')) ?? environment.OUTPUT ?? '.cache/bench.json',
    databaseUrl: environment.DATABASE_URL || undefined,
  };
}
