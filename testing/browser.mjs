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
import { ROOT } from './root.mjs';

const fromJourneys = createRequire(join(ROOT, 'e2e', 'package.json'));
/** The first of the same version is taken: without the windows that nobody sees, it does its work in less time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The version of a browser without one. */
const UNKNOWN = '0';
const USUAL_PLACES = {
  darwin: ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) =>
    process.env[variable] ? [join(process.env[variable], 'Google', 'Chrome', 'Application', 'chrome.exe')] : [],
  ),
};

/**
 * The newest Chromium that runs here, or the one that `CHROMIUM_PATH` names: its path and its version. A test that
 * needs a browser is never skipped without one.
 */
export async function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    const version = versionOf(wanted);
    if (version) return { path: wanted, version };
    throw new Error(`CHROMIUM_PATH=${wanted} is not a Chromium that runs here.`);
  }
  const found = [];
  for (const path of new Set([...playwrightsOwn(), ...systems()])) {
    const version = versionOf(path);
    if (version) found.push({ path, version });
  }
  // It takes seconds and much space: skipped for a browser that would not be chosen.
  const packed = packedVersion();
  if (packed && found.every(({ version }) => isNewer(packed, version))) {
    const path = await unpack().catch((error) => console.warn(`@sparticuz/chromium: ${error.message}`));
    const version = path && versionOf(path);
    if (version) found.push({ path, version });
  }
  if (found.length === 0)
    throw new Error('No Chromium was found. Run: npx playwright install --with-deps chromium   (in the folder e2e)');
  return found.reduce((best, one) => (isNewer(one.version, best.version) ? one : best));
}

/** Whether a version such as `147.0.7727.2` is newer than another. */
function isNewer(version, other) {
  return version.localeCompare(other, 'en', { numeric: true }) > 0;
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

/**
 * The version of a Chromium that runs; `null` of anything else: Ubuntu's `chromium-browser` may only print a note to
 * install something else.
 */
function versionOf(path) {
  if (!existsSync(path)) return null;
  if (process.platform === 'win32') return UNKNOWN; // there, it would open a window
  const { status, stdout } = spawnSync(path, ['--version'], { timeout: 20_000, encoding: 'utf8' });
  return status === 0 ? (/\d+(\.\d+)+/.exec(stdout)?.[0] ?? UNKNOWN) : null;
}

function packedVersion() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  try {
    return JSON.parse(readFileSync(join(packedFolder(), 'package.json'), 'utf8')).version;
  } catch {
    return null; // an optional dependency
  }
}

const packedFolder = () => join(dirname(fromJourneys.resolve('@sparticuz/chromium')), '..', '..');

/**
 * The browser that comes as an npm package (Linux on x64), for machines without any other. It unpacks itself, with the
 * libraries that a bare machine lacks, if it believes to be in Amazon's cloud, and into the temporary folder: hence a
 * process of its own, with both set. A small script then starts the browser with these libraries and fonts.
 */
async function unpack() {
  const packed = fromJourneys.resolve('@sparticuz/chromium');
  const folder = join(ROOT, '.cache', 'chromium', packedVersion());
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
