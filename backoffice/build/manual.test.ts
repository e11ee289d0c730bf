import { describe, expect, it } from 'vitest';
import { manualModule } from './manual.ts';

const made = manualModule(
  '# La caisse\n\nVoir [Un retour](retour.md), ou [tout](README.md).\n\n![Une clôture](images/cloture.webp)\n',
);

describe('a page of the manual (R1587)', () => {
  it('has the title of its file, which its text does not repeat', () => {
    expect(made).toContain('export const title = "La caisse";');
    expect(made).not.toContain('<h1>');
  });

  it('links to other pages where the back-office has them', () => {
    expect(made).toContain('<a href=\\"/admin/aide/retour\\">Un retour</a>');
    expect(made).toContain('<a href=\\"/admin/aide\\">tout</a>');
  });

  it('brings its pictures along, with their size, so that nothing moves when they arrive', () => {
    expect(made).toContain('import picture0 from "./images/cloture.webp?url";');
    expect(made).toMatch(/<img src=\\"" \+ picture0 \+ "\\" alt=\\"Une clôture\\" width=\\"360\\" height=\\"560\\"/);
  });
});
