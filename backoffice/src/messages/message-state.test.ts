import { describe, expect, it } from 'vitest';
import { detailOfState } from './message-state.tsx';

const at = '2026-01-02T03:04:05.000Z';
const message = { channel: 'email', sentAt: null, tries: 0, nextTryAt: null, problem: null } as const;

describe('the state of a message', () => {
  it('on its way for the first time: nothing more', () =>
    expect(detailOfState({ ...message, status: 'waiting', nextTryAt: at })).toBeNull());
  it('on its way after a failure: when it is tried again, and why', () =>
    expect(detailOfState({ ...message, status: 'waiting', nextTryAt: at, tries: 2, problem: 'timeout' })).toMatch(
      /^2 essais · nouvel essai le .* · timeout$/,
    ));
  it('given up: how often it was tried', () =>
    expect(detailOfState({ ...message, status: 'failed', tries: 1, problem: 'refused' })).toBe('1 essai · refused'));
  it('kept: what is missing to send it', () => {
    expect(detailOfState({ ...message, status: 'kept' })).toBe('Aucun serveur de courrier');
    expect(detailOfState({ ...message, status: 'kept', channel: 'sms' })).toBe('Aucun service de SMS');
    expect(detailOfState({ ...message, status: 'kept', problem: 'trop' })).toBe('trop');
  });
});
