import type { FieldOf, NoOther } from '../resource/index.ts';
import { users } from './user.ts';

type Options = Omit<FieldOf<'belongsTo'>, 'kind' | 'target' | 'embed' | 'required' | 'readOnly' | 'from' | 'isParent' | 'isCurrentUser'> & {
  embed: readonly (keyof (typeof users)['fields'])[];
};

/**
 * The owner of a record: the account that creates it. Only the server writes it. When the account is deleted the id remains
 * without a target, unless the declaration sets `onDelete`.
 */
export const currentUser = <const O extends Options>(options: O & NoOther<O, Options>) =>
  ({ kind: 'belongsTo', target: users, ...options, onDelete: options.onDelete ?? 'keep', required: true, readOnly: true, isCurrentUser: true }) as const;
