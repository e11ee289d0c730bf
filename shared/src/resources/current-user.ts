import type { FieldOf, NoOther } from '../resource/index.ts';
import { users } from './user.ts';

type Options = Omit<FieldOf<'belongsTo'>, 'kind' | 'target' | 'embed' | 'required' | 'readOnly' | 'from' | 'isParent' | 'isCurrentUser'> & {
  embed: readonly (keyof (typeof users)['fields'])[];
};

/**
 * Whose record it is: the account that creates it. The server writes it, no request ever does. When the account is
 * deleted the id stays and leads nowhere, unless the declaration says otherwise (`onDelete`).
 */
export const currentUser = <const O extends Options>(options: O & NoOther<O, Options>) =>
  ({ kind: 'belongsTo', target: users, ...options, onDelete: options.onDelete ?? 'keep', required: true, readOnly: true, isCurrentUser: true }) as const;
