import { describe, expect, it } from 'vitest';
import { blocksOf, frenchSpaces } from './structured-text.ts';

describe('structured text', () => {
  it('supports headings, paragraphs and lists', () => {
    expect(blocksOf('Avant\nsuite\n\n## Prix\nTTC\n- un\n- deux\nfin\n\n- trois')).toEqual([
      { kind: 'paragraph', text: 'Avant suite' },
      { kind: 'heading', text: 'Prix' },
      { kind: 'paragraph', text: 'TTC' },
      { kind: 'list', items: ['un', 'deux'] },
      { kind: 'paragraph', text: 'fin' },
      { kind: 'list', items: ['trois'] },
    ]);
  });
  it('does not separate punctuation from its word', () =>
    expect(frenchSpaces('Le « panier » : 10 % ; et ?')).toBe(
      'Le «\u00a0panier\u00a0»\u00a0: 10\u00a0%\u00a0; et\u00a0?',
    ));
  it('takes nothing for markup but that', () => {
    expect(blocksOf('<b>gras</b>\n\n# un\n\n##deux\n\n-trois')).toEqual(
      ['<b>gras</b>', '# un', '##deux', '-trois'].map((text) => ({ kind: 'paragraph', text })),
    );
    expect(blocksOf(' \n\n')).toEqual([]);
  });
});
