import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { CustomStorefront } from '../src/custom/index.ts';

/** What the shop has of its own for the storefront. */
export const FOLDER = join(import.meta.dirname, '../../custom/storefront');
export const REGISTRY = join(FOLDER, 'index.ts');

/** The shop's own registry as it stands now: read anew each time, for it changes while `npm run dev` goes on. */
export async function readCustom(): Promise<CustomStorefront> {
  const { module } = await runnerImport<{ default: CustomStorefront }>(REGISTRY, { logLevel: 'error' });
  return module.default;
}
