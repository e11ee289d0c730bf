import { rightsIn, STAFF_RIGHTS } from '@karite/shared/accounts';
import type { User } from '@karite/shared/resources';
import type { NamedCells } from '../../resource/named-cell.ts';
import { Badge } from '../../ui/states/badge.tsx';

/** Administrators are highlighted, and so are accounts that can't sign in. */
export const USER_CELLS: NamedCells<User> = {
  role: ({ value }) => (
    <Badge tone={value === 'admin' ? 'accent' : 'plain'}>{value === 'admin' ? 'Administrateur' : 'Utilisateur'}</Badge>
  ),
  rights: ({ record }) =>
    rightsIn(record.rights)
      .map((right) => STAFF_RIGHTS[right]?.label)
      .join(', '),
  isActive: ({ value }) => <Badge tone={value ? 'good' : 'bad'}>{value ? 'Actif' : 'Désactivé'}</Badge>,
};
