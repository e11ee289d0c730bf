import { EMAIL_LENGTH } from '../../text/index.ts';
import { builder } from './builder.ts';
import type { KindDefinition } from './kind.ts';
import { columnTraits } from './traits.ts';

declare module '../shape.ts' {
  interface KindTypes {
    email: { options: { maxLength?: number; initial?: string }; value: string | null };
  }
}

/** An e-mail address, in lower case: who writes `Afi@Example.com` means the same mailbox. */
export const email = builder('email');

export const emailKind = {
  ...columnTraits,
  operators: ['eq', 'ne', 'like'],
  isText: true,
  input: (field, { parts: { bounded, email: address, missing, plainText } }) =>
    bounded(plainText(missing(field)).toLowerCase(), field, field.maxLength ?? EMAIL_LENGTH).pipe(address),
  answer: (_field, { z }) => z.string(),
  example: () => 'awa@example.com',
} satisfies KindDefinition<'email'>;
