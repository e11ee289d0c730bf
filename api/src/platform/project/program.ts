import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { API_FOLDER } from './folders.ts';

/** Options of Node that load TypeScript, where the server itself runs from its sources; else none. */
const LOADER = process.execArgv.some((argument) => argument.includes('tsx')) ? process.execArgv : [];

/** The bundle has each program beside it, with the shop's own texts (`PROGRAMS` of `scripts/build/bundle-server.mjs`). */
const isBundled = path.basename(import.meta.dirname) === 'bundle';

/** A module to run in a process or thread of its own, and the options that Node needs for it. */
export type Program = { path: string; execArgv: readonly string[] };

/**
 * The program of a module of the API, named by its path below `src` without an extension: `sales/invoices/pdf/pdf-worker`.
 * Tests import sources but run what is compiled, as production does.
 */
export function programOf(module: string): Program {
  if (isBundled) return { path: path.join(import.meta.dirname, `${path.basename(module)}.js`), execArgv: [] };
  const file = LOADER.length > 0 ? `src/${module}.ts` : `dist/${module}.js`;
  return { path: fileURLToPath(new URL(file, API_FOLDER)), execArgv: LOADER };
}
