import type { Report } from '../../faults/index.ts';
import { kinds } from '../kinds/index.ts';
import type { Field, ResourceShape } from '../shape.ts';
import { instead } from './nearest.ts';

/** The type of each part, and how it is written. The compiler checks this too, but a watching process runs before it. */
const PARTS: Readonly<Record<string, [type: 'string' | 'object', remedy: string]>> = {
  name: ['string', "Write name: 'shelves'"],
  label: ['object', "Write label: { one: 'Rayon', many: 'Rayons' }"],
  display: ['string', "Write display: 'name', the field that a record is called by"],
  access: ['object', "Write access: { read: 'everyone', write: 'admin' }"],
  fields: ['object', "Write fields: { name: text({ label: 'Nom' }) }"],
};

/** Reports parts that are missing or of another type, without which nothing else can be judged. */
export function checkParts(resource: ResourceShape, report: Report): void {
  const given = new Map<string, unknown>(Object.entries(resource));
  for (const [name, [type, remedy]] of Object.entries(PARTS)) {
    const part = given.get(name);
    if (part === undefined || part === null) report(name, 'is missing', remedy);
    else if (typeof part !== type) report(name, `is a ${typeof part}`, remedy);
  }
  if (typeof resource.label === 'object' && resource.label && !(resource.label.one && resource.label.many))
    report('label', 'says not what one is called, and many', PARTS.label?.[1] ?? '');
  if (typeof resource.fields === 'object' && resource.fields)
    for (const [name, field] of Object.entries(resource.fields)) checkField(name, field, report);
}

function checkField(name: string, field: Field | undefined, report: Report): void {
  const names = Object.keys(kinds);
  if (typeof field !== 'object' || !Object.hasOwn(field, 'kind')) {
    report(name, 'is no field', `Write ${name}: text({ label: '…' }), or another kind: ${names.join(', ')}`);
    return;
  }
  const { kind } = field;
  if (!Object.hasOwn(kinds, kind)) {
    report(name, `no kind is called "${kind}"`, instead(kind, names));
    return;
  }
  if (typeof field.label !== 'string')
    report(name, 'has no label', `Write ${name}: ${kind}({ label: '…' }), what the back-office calls it`);
  if ('target' in field) checkTarget(name, field, report);
}

function checkTarget(name: string, field: Field & { target: unknown }, report: Report): void {
  const { target } = field;
  const isResource = typeof target === 'object' && target !== null && 'fields' in target;
  if (!isResource && target !== 'self')
    report(
      name,
      'points to no resource',
      'Name what defineResource(…) returned. Of two files that import each other, the first one read sees nothing of the other: let one of them point, and the other use children(…)',
    );
  if (!('embed' in field) || !Array.isArray(field.embed))
    report(name, 'says not what a record carries along', `Write ${field.kind}(…, { embed: ['name'] })`);
}
