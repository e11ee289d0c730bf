import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { CustomStorefront } from '../src/custom/index.ts';

/** The shop's own pages and parts of the storefront. */
export const FOLDER = join(import.meta.dirname, '../../custom/storefront');
export const REGISTRY = join(FOLDER, 'index.ts');

/** A file of the shop's own, by its path from the registry or from `storefront/`, as code imports it. */
export const own = (file: string): string =>
  `'@karite/custom/storefront/${file.replace(/^\.(\.\/custom\/storefront)?\//, '')}'`;

/** The shop's own registry in its present state: read each time, because it changes while `npm run dev` runs. */
export async function readCustom(): Promise<CustomStorefront> {
  const { module } = await runnerImport<{ default: CustomStorefront }>(REGISTRY, { logLevel: 'error' });
  return module.default;
}
