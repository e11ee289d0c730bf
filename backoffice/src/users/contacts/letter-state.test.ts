import { describe, expect, it } from 'vitest';
import { stateOf } from './letter-state.ts';

const at = '2026-01-02T03:04:05.000Z';
const letter = { body: null, createdAt: at, sentAt: null, tries: 0, nextTryAt: null, problem: null };

describe('what became of a mail', () => {
  it('sent', () => expect(stateOf({ ...letter, sentAt: at, tries: 1 }).tone).toBe('good'));
  it('on its way, after a failure too', () =>
    expect(stateOf({ ...letter, nextTryAt: at, tries: 2, problem: 'timeout' })).toEqual({
      tone: 'wait',
      text: "En cours d'envoi",
      detail: '2 essais · timeout',
    }));
  it('given up', () => expect(stateOf({ ...letter, tries: 5, problem: 'refused' }).text).toBe('Échec'));
  it('kept, where there is no mail server', () => expect(stateOf(letter).text).toBe('Non envoyé'));
});
