/** Imported before anything else: an older Node gets a clear error, instead of a syntax error. */
import { readFileSync } from 'node:fs';

const wanted = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).engines.node;
const [needMajor, needMinor] = wanted.match(/\d+/g).map(Number);
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < needMajor || (major === needMajor && minor < needMinor)) {
  console.error(
    `Karité needs Node ${needMajor}.${needMinor} or later; this is ${process.version}. See https://nodejs.org/`,
  );
  process.exit(1);
}
