/** `npm run new resource <name>`: a first declaration in the shop's own folder, and its lines in the registry there. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { register } from './new/register.mjs';
import { declarationOf } from './new/templates.mjs';
import { root } from './support/root.mjs';

const USAGE = `Usage: npm run new resource <name>
  <name>                 as in a path, in the plural: gift-cards
  -- --one Carte --many Cartes
                         what one and several are called, in French`;

/** An error of the command's input. */
class Refused extends Error {}

/** The names of Karité's resources, and the first words of its addresses. */
function namesOfKarite() {
  const folder = join(root, 'shared/src/resources');
  const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const taken = readFileSync(join(root, 'shared/src/resource/check/taken.ts'), 'utf8');
  const [, addresses = ''] = /TAKEN_ADDRESSES[^=]*= \[([^\]]*)\]/.exec(taken) ?? [];
  return {
    resources: sources.flatMap((text) => [...text.matchAll(/^ {2}name: '([a-z-]+)',$/gm)].map(([, name]) => name)),
    addresses: [...addresses.matchAll(/'([a-z-]+)'/g)].map(([, name]) => name),
  };
}

const inFolder = (file) => join(root, 'custom/shared', file);

function newResource(name, { one = name, many = one }) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new Refused(`${name}: lower case letters, digits and dashes`);
  const karite = namesOfKarite();
  if (karite.resources.includes(name))
    throw new Refused(
      `Karité has a resource "${name}": choose another name, or add to it in custom/shared/index.ts: extend: { '${name}': { fields: {} } }`,
    );
  if (karite.addresses.includes(name)) throw new Refused(`/${name} is an address of Karité: choose another name`);
  const file = `${name}.ts`;
  if (existsSync(inFolder(file))) throw new Refused(`custom/shared/${file} is there already`);
  const registry = register(readFileSync(inFolder('index.ts'), 'utf8'), name);
  if (!registry) throw new Refused('custom/shared/index.ts has no line `resources: […]`: write one');
  writeFileSync(inFolder(file), declarationOf(name, { one, many }));
  writeFileSync(inFolder('index.ts'), registry);
  console.log(`Wrote custom/shared/${file}, and registered it in custom/shared/index.ts.
Change its fields as you like; then: npm run migration -- ${name}`);
}

try {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2).filter((word) => word !== '--'),
    allowPositionals: true,
    options: { one: { type: 'string' }, many: { type: 'string' } },
  });
  const [what, name, ...others] = positionals;
  if (what !== 'resource' || !name || others.length > 0) throw new Refused(USAGE);
  newResource(name, values);
} catch (error) {
  if (!(error instanceof Refused) && !String(error?.code).startsWith('ERR_PARSE_ARGS')) throw error;
  console.error(error instanceof Refused ? error.message : `${error.message}\n${USAGE}`);
  process.exitCode = 1;
}
