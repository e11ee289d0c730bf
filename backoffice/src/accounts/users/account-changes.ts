import { isAdmin } from '@karite/shared/accounts';
import type { User } from '@karite/shared/resources';

export type Account = Pick<User, 'id' | 'email' | 'role' | 'isActive' | 'rights'>;

/** A change that an administrator may make to an account, with its texts. */
export type AccountChange = {
  key: 'role' | 'access';
  values: Partial<Pick<User, 'role' | 'isActive'>>;
  /** On the button and on "yes". */
  label: string;
  /** Names the account too, for those who don't see the row. */
  name: string;
  question: string;
  consequence: string;
  done: string;
  isDangerous: boolean;
};

const roleChange = ({ role, email }: Account): AccountChange =>
  isAdmin({ role })
    ? {
        key: 'role',
        values: { role: 'user' },
        label: 'Retirer les droits',
        name: `Retirer les droits d’administration de ${email}`,
        question: 'Retirer les droits d’administration ?',
        consequence: 'Ce compte n’aura plus accès à l’administration. Il reste un compte client.',
        done: 'Droits d’administration retirés',
        isDangerous: true,
      }
    : {
        key: 'role',
        values: { role: 'admin' },
        label: 'Rendre administrateur',
        name: `Rendre ${email} administrateur`,
        question: 'Rendre ce compte administrateur ?',
        consequence: 'Ce compte pourra tout voir et tout modifier : produits, commandes et utilisateurs.',
        done: 'Droits d’administration accordés',
        isDangerous: false,
      };

const accessChange = ({ isActive, email }: Account): AccountChange =>
  isActive
    ? {
        key: 'access',
        values: { isActive: false },
        label: 'Désactiver',
        name: `Désactiver ${email}`,
        question: 'Désactiver ce compte ?',
        consequence: 'Ses sessions sont fermées et il ne peut plus se connecter. Ses commandes restent.',
        done: 'Compte désactivé',
        isDangerous: true,
      }
    : {
        key: 'access',
        values: { isActive: true },
        label: 'Réactiver',
        name: `Réactiver ${email}`,
        question: 'Réactiver ce compte ?',
        consequence: 'Ce compte pourra de nouveau se connecter.',
        done: 'Compte réactivé',
        isDangerous: false,
      };

/** The possible changes of an account: its role, and whether it may sign in. */
export const changesOf = (account: Account): AccountChange[] => [roleChange(account), accessChange(account)];
