import { describe, expect, it } from 'vitest';
import { billOfMaterials } from './sbom.mjs';

const bill = billOfMaterials();
const of = (ref) => bill.components.find((each) => each['bom-ref'] === ref);

describe('what the shop is made of (P48)', () => {
  it('has every package that runs, once, with its hash and a licence that may be used', () => {
    expect(of('pkg:npm/fastify@5.12.8')).toMatchObject({ licenses: [{ license: { id: 'MIT' } }] });
    expect(of('pkg:npm/%40fastify/static@10.1.11')).toBeDefined();
    expect(new Set(bill.components.map((each) => each.purl)).size).toBe(bill.components.length);
    expect(bill.components.filter(({ hashes }) => !hashes).map(({ purl }) => purl)).toEqual([]);
    const named = bill.components.flatMap(({ licenses = [] }) => licenses.map((it) => it.expression ?? it.license.id));
    expect(named.filter((licence) => /GPL-[23]|AGPL|SSPL|BUSL/.test(licence) && !/LGPL| OR /.test(licence))).toEqual(
      [],
    );
  });

  it('leaves out what only builds and tests', () => {
    const names = bill.components.map(({ name }) => name);
    for (const tool of ['vite', 'vitest', '@playwright/test', '@biomejs/biome', 'terser'])
      expect(names).not.toContain(tool);
  });

  it('knows every package that another one needs', () => {
    const known = new Set([bill.metadata.component['bom-ref'], ...bill.components.map((each) => each['bom-ref'])]);
    expect(bill.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !known.has(ref))).toEqual([]);
  });
});
