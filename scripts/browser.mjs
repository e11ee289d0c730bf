import { execFile, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { root } from './root.mjs';

const fromJourneys = createRequire(join(root, 'e2e', 'package.json'));
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const USUAL_PLACES = {
  darwin: ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) =>
    process.env[variable] ? [join(process.env[variable], 'Google', 'Chrome', 'Application', 'chrome.exe')] : [],
  ),
};

/** The path of a Chromium that runs here. A test that asks for a browser is never skipped for want of one. */
export async function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (runs(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH=${wanted} is not a Chromium that runs here.`);
  }
  for (const path of [...playwrightsOwn(), ...systems()]) if (runs(path)) return path;
  const unpacked = await unpack().catch((error) => console.warn(`@sparticuz/chromium: ${error.message}`));
  if (unpacked && runs(unpacked)) return unpacked;
  throw new Error('No Chromium was found. Run: npx playwright install --with-deps chromium   (in the folder e2e)');
}

function playwrightsOwn() {
  try {
    return [fromJourneys('@playwright/test').chromium.executablePath()];
  } catch {
    return [];
  }
}

function systems() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath =
    process.platform === 'win32' ? [] : NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...(USUAL_PLACES[process.platform] ?? [])];
}

/** Asked for its version: Ubuntu's `chromium-browser` may be a note that tells to install something else. */
function runs(path) {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true; // there, it would open a window
  return spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

/**
 * The browser that comes as an npm package (Linux on x64), for machines without any other. It unpacks itself, with the
 * libraries that a bare machine lacks, if it believes to be in Amazon's cloud, and into the temporary folder: hence a
 * process of its own, with both set. A small script then starts the browser with these libraries and fonts.
 */
async function unpack() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const packed = fromJourneys.resolve('@sparticuz/chromium');
  const { version } = JSON.parse(readFileSync(join(dirname(packed), '..', '..', 'package.json'), 'utf8'));
  const folder = join(root, '.cache', 'chromium', version);
  const launcher = join(folder, 'launch.sh');
  if (existsSync(launcher)) return launcher;
  mkdirSync(dirname(folder), { recursive: true });
  const partial = mkdtempSync(`${folder}-`);
  const code = `const { default: chromium } = await import(${JSON.stringify(pathToFileURL(packed).href)});
    await (chromium.default ?? chromium).executablePath();`;
  const env = { ...process.env, TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  try {
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], { env, timeout: 120_000 });
    writeFileSync(join(partial, 'fonts.conf'), FONTS);
    writeFileSync(join(partial, 'launch.sh'), LAUNCHER);
    chmodSync(join(partial, 'launch.sh'), 0o755);
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(launcher)) throw error; // else another process has just done it
  }
  return launcher;
}

const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
const LAUNCHER = `#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
export LD_LIBRARY_PATH="$here/al2023/lib:$here\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;
