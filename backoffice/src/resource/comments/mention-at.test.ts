import { expect, it } from 'vitest';
import { mentionAt, withMention } from './mention-at.ts';

it('finds who is being mentioned before the caret, and puts the address there', () => {
  expect(mentionAt('Bonjour @am', 11)).toEqual({ at: 8, typed: 'am' });
  expect(mentionAt('@', 1)).toEqual({ at: 0, typed: '' });
  expect(mentionAt('@ama@example.c', 14)).toEqual({ at: 0, typed: 'ama@example.c' });
  for (const text of ['ama@example.com', 'Bonjour @am ', 'rien']) expect(mentionAt(text, text.length)).toBeNull();
  expect(withMention('Bonjour @am, voir', 11, 'ama@example.com')).toEqual({
    text: 'Bonjour @ama@example.com , voir',
    caret: 25,
  });
});
