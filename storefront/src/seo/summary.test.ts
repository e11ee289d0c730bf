import { describe, expect, it } from 'vitest';
import { summary } from './summary.ts';

describe('summary', () => {
  it('leaves a short text whole, on one line', () => {
    expect(summary('  Un lait\n corporel. ')).toBe('Un lait corporel.');
  });

  it('cuts a long one after a whole word, without the punctuation there', () => {
    const cut = summary('Une crème riche, pour les mains. '.repeat(10));
    expect(cut.length).toBeLessThanOrEqual(156);
    expect(cut).toMatch(/(crème|riche|pour|les|mains|Une)…$/);
  });

  it('cuts a text without spaces somewhere', () => {
    expect(summary('é'.repeat(400)).length).toBeLessThanOrEqual(156);
  });
});
