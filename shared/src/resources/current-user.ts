import type { FieldOf, NoOther, OnDelete } from '../resource/index.ts';
import { users } from './user.ts';

type Options = Omit<FieldOf<'belongsTo'>, 'kind' | 'target' | 'embed' | 'required' | 'readOnly' | 'from' | 'isParent' | 'isCurrentUser'> & {
  embed: readonly (keyof (typeof users)['fields'])[];
};

type Owner<O> = O & { kind: 'belongsTo'; target: typeof users; onDelete: OnDelete; required: true; isCurrentUser: true } & (O extends { setBy: 'admin' }
    ? unknown
    : { readOnly: true });

/**
 * The owner of a record: the account that creates it. Only the server writes it; with `setBy: 'admin'` staff may name another
 * account. When the account is deleted the id remains without a target, unless the declaration sets `onDelete`.
 */
export const currentUser = <const O extends Options>(options: O & NoOther<O, Options>): Owner<O> => {
  const owner = { kind: 'belongsTo', target: users, ...options, onDelete: options.onDelete ?? 'keep', required: true, isCurrentUser: true };
  return (options.setBy ? owner : { ...owner, readOnly: true }) as Owner<O>;
};
