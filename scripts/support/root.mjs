import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
export const scripts = () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;

/** For scripts that are not started by a package manager: the workspace's own programs come first. */
export const withPrograms = () => {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { [name]: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env[name] ?? ''}` };
};
