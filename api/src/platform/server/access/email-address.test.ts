import { expect, it } from 'vitest';
import { mailboxOf } from './email-address.ts';

it.each([
  ['Afi@Example.com', 'afi@example.com'],
  ['afi+shop+2@example.com', 'afi@example.com'],
  ['afi.adjovi@example.com', 'afi.adjovi@example.com'],
  ['A.F.I+x@Gmail.com', 'afi@gmail.com'],
  ['afi@googlemail.com', 'afi@gmail.com'],
  ['+afi@example.com', '+afi@example.com'],
])('counts the e-mails to %s as those to %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
