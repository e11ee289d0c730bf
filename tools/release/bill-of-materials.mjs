/**
 * The packages that run, as CycloneDX 1.6. It reads the lockfile alone, so that the same lockfile gives the
 * same bytes; licences are those that the installed packages name (those of other platforms are not installed).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../scripts/support/root.mjs';

/** The packages that run; the journeys' do not. */
const RUNNING = ['api', 'storefront', 'backoffice', 'shared', 'custom', 'demo'];

const read = (file) => readFileSync(join(root, file), 'utf8');
/** `@scope/name@1.2.3(peer@4)`: its name and its version. */
function partsOf(key) {
  const plain = key.replace(/\(.*$/, '');
  const at = plain.lastIndexOf('@');
  return { name: plain.slice(0, at), version: plain.slice(at + 1) };
}
const keyOf = ([name, { version = '' } = {}]) => (version.startsWith('link:') ? [] : [`${name}@${version}`]);
const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;
const byPurl = (one, other) => (one['bom-ref'] < other['bom-ref'] ? -1 : 1);

const store = join(root, 'node_modules', '.pnpm');

/** The licence that an installed package names. */
function licenceOf(folders, { name, version }) {
  const prefix = `${name.replace('/', '+')}@${version}`;
  const folder = folders.find((each) => each === prefix || each.startsWith(`${prefix}_`));
  const file = folder && join(store, folder, 'node_modules', name, 'package.json');
  const licence = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).license : undefined;
  if (typeof licence !== 'string') return {};
  return { licenses: [/[ ()]/.test(licence) ? { expression: licence } : { license: { id: licence } }] };
}

/** SHA-512, from base64 as the lockfile writes it. */
const hashesOf = (integrity = '') => {
  const [, base64] = /^sha512-(.+)$/.exec(integrity) ?? [];
  return base64 ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }] } : {};
};

/** The bill of materials, as an object. */
export function billOfMaterials() {
  const { importers, packages, snapshots } = parse(read('pnpm-lock.yaml'));
  const { name, version } = JSON.parse(read('package.json'));
  const direct = RUNNING.flatMap((folder) => Object.entries(importers[folder]?.dependencies ?? {}).flatMap(keyOf));
  const within = (key) => {
    const { dependencies = {}, optionalDependencies = {} } = snapshots[key] ?? {};
    return Object.entries({ ...dependencies, ...optionalDependencies }).map(([each, its]) => `${each}@${its}`);
  };
  const found = new Set();
  const visit = (key) => {
    if (found.has(key)) return;
    found.add(key);
    within(key).forEach(visit);
  };
  direct.forEach(visit);
  const refOf = (key) => purlOf(partsOf(key));
  const folders = existsSync(store) ? readdirSync(store) : [];
  const components = new Map();
  const edges = new Map();
  for (const key of found) {
    const parts = partsOf(key);
    const ref = purlOf(parts);
    components.set(ref, {
      type: 'library',
      'bom-ref': ref,
      name: parts.name,
      version: parts.version,
      purl: ref,
      ...licenceOf(folders, parts),
      ...hashesOf(packages[`${parts.name}@${parts.version}`]?.resolution.integrity),
    });
    edges.set(ref, new Set([...(edges.get(ref) ?? []), ...within(key).map(refOf)]));
  }
  const shop = { type: 'application', 'bom-ref': name, name, version };
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: shop },
    components: [...components.values()].sort(byPurl),
    dependencies: [
      { ref: name, dependsOn: [...new Set(direct.map(refOf))].sort() },
      ...[...edges].sort().map(([ref, needs]) => ({ ref, dependsOn: [...needs].sort() })),
    ],
  };
}
