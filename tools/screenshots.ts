/** `npm run tools -- screenshots [<Playwright's arguments>]`: a picture of every screen, by `e2e/screenshots.config.ts`. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const e2e = join(import.meta.dirname, '../e2e');
const words = process.argv.slice(2).filter((word) => word !== '--');
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'screenshots.config.ts', ...words];
process.exitCode = spawnSync(process.execPath, playwright, { cwd: e2e, stdio: 'inherit' }).status ?? 1;
