import type { NamedCell } from '../resource/named-cell.ts';
import { Badge } from '../ui/badge.tsx';

/** Administrators stand out, and so do accounts that can't sign in. */
export const USER_CELLS: Record<string, NamedCell> = {
  role: ({ value }) => (
    <Badge tone={value === 'admin' ? 'accent' : 'plain'}>{value === 'admin' ? 'Administrateur' : 'Utilisateur'}</Badge>
  ),
  isActive: ({ value }) => <Badge tone={value ? 'good' : 'bad'}>{value ? 'Actif' : 'Désactivé'}</Badge>,
};
