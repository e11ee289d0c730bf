import { describe, expect, it } from 'vitest';
import { type Account, changesOf } from './account-changes.ts';

const account = (given: Partial<Account>): Account => ({
  id: '1',
  email: 'awa@example.com',
  role: 'user',
  isActive: true,
  rights: null,
  ...given,
});
const values = (given: Partial<Account>) => changesOf(account(given)).map((change) => change.values);

describe('what may be changed of an account', () => {
  it('is the opposite of what it is', () => {
    expect(values({})).toEqual([{ role: 'admin' }, { isActive: false }]);
    expect(values({ role: 'admin', isActive: false })).toEqual([{ role: 'user' }, { isActive: true }]);
  });

  it('is marked where it takes something away', () => {
    expect(changesOf(account({})).map((change) => change.isDangerous)).toEqual([false, true]);
    expect(changesOf(account({ role: 'admin', isActive: false })).map((change) => change.isDangerous)).toEqual([
      true,
      false,
    ]);
  });

  it('names the account', () => {
    for (const change of [...changesOf(account({})), ...changesOf(account({ role: 'admin', isActive: false }))])
      expect(change.name).toContain('awa@example.com');
  });
});
