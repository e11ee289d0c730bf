import { describe, expect, it } from 'vitest';
import { mention, mentionsIn, partsOf, toStored, toWritten, withoutNames } from './index.ts';

const ama = { id: '11111111-2222-4333-8444-555555555555', email: 'ama@example.com' };
const longer = { id: '21111111-2222-4333-8444-555555555555', email: 'ama@example.company' };

describe('the text of a comment (R1550)', () => {
  it('names accounts by their ids, as they are read and written', () => {
    const written = '@ama@example.company, @ama@example.com : voir';
    const stored = `${mention(longer.id)}, ${mention(ama.id)} : voir`;
    expect(toStored(written, [ama, longer])).toBe(stored);
    expect(toWritten(stored, [ama, longer])).toBe(written);
    expect(mentionsIn(`${stored} ${mention(ama.id)} @[nobody]`)).toEqual([longer.id, ama.id]);
  });

  it('makes links of addresses on the web alone', () => {
    expect(partsOf(`Voir (https://a.example/b?c=1). ${mention(ama.id)}`)).toEqual([
      { kind: 'text', text: 'Voir (' },
      { kind: 'link', text: 'https://a.example/b?c=1' },
      { kind: 'text', text: '). ' },
      { kind: 'mention', id: ama.id },
    ]);
    for (const text of ['javascript:alert(1)', '<a href="x">y</a>', 'data:text/html,x', 'ftp://a.example/x'])
      expect(partsOf(text)).toEqual([{ kind: 'text', text }]);
  });
});

it('a text without its accounts shows no id (R1588)', () => {
  const id = '7e1b2c3d-0000-4000-8000-000000000001';
  expect(withoutNames(`Voir @[${id}], merci @[${id}]`)).toBe('Voir @collègue, merci @collègue');
  expect(withoutNames('Écrire à awa@example.com')).toBe('Écrire à awa@example.com');
});
