import { isAdmin } from '@karite/shared/accounts';
import type { User } from '@karite/shared/resources';
import { useSetAtom } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { updateProfile } from '../api/accounts.ts';
import { browserClient } from '../api/browser-client.ts';
import { NotificationChoices } from '../notifications/choices.tsx';
import { PageMeta } from '../seo/page-meta.tsx';
import { TextField } from '../ui/field/field.tsx';
import { PasswordField } from '../ui/field/password-field.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { LocalDate } from '../ui/local-date/local-date.tsx';
import { AddressBook } from './address-book/address-book.tsx';
import { AddressConfirmation } from './address-confirmation.tsx';
import { Form, type Problems } from './form.tsx';
import { LazyPoints } from './points/lazy-points.tsx';
import styles from './profile-page.module.css';
import { Guard } from './session/guard.tsx';
import { setUserAtom } from './session/session-atoms.ts';

/** The last part of the page: it is fetched after the rest. */
const OwnData = lazy(() => import('./own-data.tsx'));

/** One's own account (R908). */
export const Component = () => (
  <div className="page">
    <PageMeta title="Mon Profil" hidden />
    <h1 className={styles.title}>Mon Profil</h1>
    <Guard>{(user) => <Profile user={user} />}</Guard>
  </div>
);

function Profile({ user }: { user: User }) {
  const setUser = useSetAtom(setUserAtom);
  const [email, setEmail] = useState(user.email);
  const [password, setPassword] = useState('');
  // The server folds addresses the same way: an address that is the same to it requires no password.
  const changes = email.trim().toLowerCase() !== user.email || password.trim() !== '';
  const send = async ({ currentPassword = '' }: Record<string, string>): Promise<Problems> => {
    if (!email.trim()) return { email: "L'email est requis" };
    if (changes && !currentPassword) return { currentPassword: 'Saisissez votre mot de passe actuel' };
    const secret = { ...(password.trim() && { password }), ...(changes && { currentPassword }) };
    const saved = await updateProfile(browserClient, { email: email.trim(), ...secret });
    setUser(saved);
    setEmail(saved.email);
    setPassword('');
    return undefined;
  };
  return (
    <div className={styles.profile}>
      <section className={styles.card}>
        <span className={styles.mark}>
          <Icon name="user" size={32} />
        </span>
        <h2>{user.email}</h2>
        <dl>
          <dt>Compte</dt>
          <dd>{isAdmin(user) ? 'Administrateur' : 'Client'}</dd>
          <dt>Inscription</dt>
          <dd>
            <LocalDate iso={user.createdAt} />
          </dd>
        </dl>
      </section>
      <section className={styles.edit}>
        <h2>Modifier mes informations</h2>
        <Form
          action="Enregistrer"
          failed="Erreur lors de la mise à jour du profil"
          done="Profil mis à jour avec succès"
          send={send}
        >
          {(fields) => (
            <>
              <TextField
                label="E-mail"
                name="email"
                type="text"
                inputMode="email"
                autoComplete="email"
                value={email}
                onChange={(event) => setEmail(event.target.value)}
                error={fields.email}
              />
              <PasswordField
                label="Nouveau mot de passe"
                optional
                name="password"
                autoComplete="new-password"
                hint="Laissez vide pour garder l’actuel"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
                error={fields.password}
              />
              {changes && (
                <PasswordField
                  label="Mot de passe actuel"
                  name="currentPassword"
                  autoComplete="current-password"
                  hint="Pour enregistrer ce changement"
                  error={fields.currentPassword}
                />
              )}
            </>
          )}
        </Form>
        <AddressConfirmation key={user.email} />
      </section>
      <LazyPoints user={user} />
      <section className={styles.edit}>
        <h2>Mes adresses</h2>
        <AddressBook user={user} />
      </section>
      {!isAdmin(user) && (
        <section className={styles.edit} id="notifications">
          <h2>Mes notifications</h2>
          <NotificationChoices />
        </section>
      )}
      <Suspense>
        <OwnData />
      </Suspense>
    </div>
  );
}
