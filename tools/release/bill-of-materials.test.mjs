import { describe, expect, it } from 'vitest';
import { billOfMaterials } from './bill-of-materials.mjs';

const bill = billOfMaterials();
const of = (ref) => bill.components.find((each) => each['bom-ref'] === ref);

/** Licences under which a shop may use a package and pass it on; libvips is linked as LGPL wants it. */
const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Apache-2.0',
  'LGPL-3.0-or-later',
];
/** An expression names its licences by OR, of which one is enough, or by AND, where all are required. */
const isAllowed = (expression) =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((either) => either.split(' AND ').every((licence) => ALLOWED.includes(licence)));

describe('what the shop is made of (P48)', () => {
  it('has every package that runs, once, with its hash and a licence that may be used', () => {
    expect(of('pkg:npm/fastify@5.12.8')).toMatchObject({ licenses: [{ license: { id: 'MIT' } }] });
    expect(of('pkg:npm/%40fastify/static@10.1.11')).toBeDefined();
    expect(new Set(bill.components.map((each) => each.purl)).size).toBe(bill.components.length);
    expect(bill.components.filter(({ hashes }) => !hashes).map(({ purl }) => purl)).toEqual([]);
    const licences = bill.components.flatMap(({ licenses = [] }) =>
      licenses.map((it) => it.expression ?? it.license.id),
    );
    expect(licences.length).toBeGreaterThan(400);
    expect(licences.filter((licence) => !isAllowed(licence))).toEqual([]);
    expect(isAllowed('GPL-3.0-only OR MIT')).toBe(true);
    expect(isAllowed('MIT AND GPL-3.0-only')).toBe(false);
  });

  it('leaves out what only builds and tests', () => {
    const names = bill.components.map(({ name }) => name);
    for (const tool of ['vite', 'vitest', '@playwright/test', '@biomejs/biome']) expect(names).not.toContain(tool);
  });

  it('knows every package that another one needs', () => {
    const refs = new Set([bill.metadata.component['bom-ref'], ...bill.components.map((each) => each['bom-ref'])]);
    expect(bill.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
  });
});
