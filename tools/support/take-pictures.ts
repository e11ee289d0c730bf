import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const e2e = join(import.meta.dirname, '../../e2e');

/** Runs Playwright by a configuration of `e2e`, with the arguments that the tool was given. */
export function takePictures(config: string): void {
  const words = process.argv.slice(2).filter((word) => word !== '--');
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config', config, ...words];
  process.exitCode = spawnSync(process.execPath, playwright, { cwd: e2e, stdio: 'inherit' }).status ?? 1;
}
