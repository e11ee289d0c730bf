import { paths } from '@karite/shared/paths';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { deleteAccount, exportAccount } from '../api/accounts.ts';
import { messageOf } from '../api/api-error.ts';
import { browserClient } from '../api/browser-client.ts';
import { Button } from '../ui/button/button.tsx';
import { PasswordField } from '../ui/field/password-field.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { Form } from './form.tsx';
import styles from './own-data.module.css';
import { closeSessionAtom } from './session/session-atoms.ts';

/** The rights of an account's owner by law: a file with all stored data, and the deletion of the account. */
const OwnData = () => (
  <section className={styles.data}>
    <h2>Mes données</h2>
    <Export />
    <details className={styles.end}>
      <summary>Supprimer mon compte</summary>
      <Deletion />
    </details>
  </section>
);

function Export() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function download() {
    setBusy(true);
    setProblem(null);
    try {
      const text = JSON.stringify(await exportAccount(browserClient), null, 2);
      const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
      const link = Object.assign(document.createElement('a'), { href: url, download: 'mes-donnees.json' });
      link.click();
      // The browser has started to read it by then.
      setTimeout(() => URL.revokeObjectURL(url), 10_000);
    } catch (error) {
      setProblem(messageOf(error, 'Impossible de préparer vos données. Veuillez réessayer.'));
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <p>Votre compte, vos commandes et vos favoris, dans un fichier que vous pouvez garder ou transmettre.</p>
      {problem && (
        <Notice kind="error">
          <p>{problem}</p>
        </Notice>
      )}
      <Button variant="outline" disabled={busy} onClick={() => void download()}>
        Télécharger mes données
      </Button>
    </>
  );
}

function Deletion() {
  const close = useSetAtom(closeSessionAtom);
  const [password, setPassword] = useState('');
  const send = async () => {
    if (!password) return { password: 'Saisissez votre mot de passe' };
    await deleteAccount(browserClient, password);
    close();
    // A reloaded page contains no data of the former user.
    window.location.replace(paths.home);
    return undefined;
  };
  return (
    <div className={styles.form}>
      <p>
        Le compte, vos favoris et vos inscriptions disparaissent aussitôt, sans retour possible. Vos commandes sont
        gardées pour la comptabilité, sans lien avec un compte.
      </p>
      <Form action="Supprimer définitivement" failed="Le compte n’a pas pu être supprimé" send={send}>
        {(fields) => (
          <PasswordField
            label="Mot de passe"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={fields.password}
          />
        )}
      </Form>
    </div>
  );
}

export default OwnData;
