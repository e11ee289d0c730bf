import { countryName, formatPhone } from '@karite/shared/region';
import type { Address, User } from '@karite/shared/resources';
import { useState } from 'react';
import { deleteAddress, listAddresses } from '../../api/addresses.ts';
import { messageOf } from '../../api/api-error.ts';
import { browserClient } from '../../api/browser-client.ts';
import { useRemote } from '../../api/use-remote.ts';
import { Button } from '../../ui/button/button.tsx';
import { Answer } from '../../ui/notice/answer.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import styles from './address-book.module.css';
import { type AddressDraft, AddressForm, BLANK_ADDRESS, draftOfAddress } from './address-form.tsx';

type Props = {
  user: User;
  /** The initial values of a new address: those of the checkout's form. */
  begin?: AddressDraft;
  /** Takes an address into a form; absent where there is none. */
  onChoose?: (address: Address) => void;
};

const FAILED = 'Erreur lors du chargement des adresses';

/** The saved addresses of a customer: chosen, added, changed and deleted. */
export function AddressBook({ user, begin = BLANK_ADDRESS, onChoose }: Props) {
  const remote = useRemote(() => listAddresses(browserClient, user.id), user.id);
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  const [isSaved, setSaved] = useState(false);
  const [problem, setProblem] = useState('');
  const close = (saved = false) => {
    setEdited(null);
    setSaved(saved);
    remote.retry();
  };
  const remove = async ({ id }: Address) => {
    if (!window.confirm('Supprimer cette adresse ?')) return;
    const said = await deleteAddress(browserClient, id).then(
      () => '',
      (error) => messageOf(error, 'Erreur lors de la suppression'),
    );
    setProblem(said);
    setSaved(false);
    remote.retry();
  };
  if (remote.status === 'failed')
    return (
      <Notice kind="error">
        <p>{FAILED}</p>
        <Button variant="outline" onClick={remote.retry}>
          Réessayer
        </Button>
      </Notice>
    );
  if (!remote.value) return <Spinner />;
  if (edited)
    return (
      <AddressForm
        id={edited === 'new' ? null : edited.id}
        begin={edited === 'new' ? begin : draftOfAddress(edited)}
        close={close}
      />
    );
  return (
    <div className={styles.book}>
      {isSaved && <Answer>Adresse enregistrée</Answer>}
      {problem && (
        <Notice kind="error">
          <p>{problem}</p>
        </Notice>
      )}
      <ul>
        {remote.value.map((address) => (
          <li key={address.id}>
            <p>
              <strong>
                {address.prenom} {address.nom}
              </strong>{' '}
              {formatPhone(address.phone)}
              <br />
              {[address.address, address.landmark, address.city, address.country && countryName(address.country)]
                .filter(Boolean)
                .join(', ')}
            </p>
            {onChoose && (
              <Button variant="outline" onClick={() => onChoose(address)}>
                Utiliser cette adresse
              </Button>
            )}
            <Button variant="quiet" onClick={() => setEdited(address)}>
              Modifier
            </Button>
            <Button variant="quiet" onClick={() => remove(address)}>
              Supprimer
            </Button>
          </li>
        ))}
      </ul>
      {remote.value.length === 0 && <p>Aucune adresse gardée pour le moment.</p>}
      <Button variant="outline" onClick={() => setEdited('new')}>
        Ajouter une adresse
      </Button>
    </div>
  );
}
