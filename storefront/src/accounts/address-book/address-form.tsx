import { ORDER_LENGTHS } from '@karite/shared/orders';
import { COUNTRY_CODES, type CountryCode, countryName } from '@karite/shared/region';
import type { Address } from '@karite/shared/resources';
import { type KeyboardEvent, useRef, useState } from 'react';
import { addAddress, changeAddress, isCountry } from '../../api/addresses.ts';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { browserClient } from '../../api/browser-client.ts';
import { Button } from '../../ui/button/button.tsx';
import { SelectField, TextArea, TextField } from '../../ui/field/field.tsx';
import { useFirstFault } from '../../ui/field/use-first-fault.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './address-book.module.css';

export type AddressDraft = Record<'nom' | 'prenom' | 'phone' | 'address' | 'landmark' | 'city', string> & {
  country: CountryCode | '';
};

export const BLANK_ADDRESS: AddressDraft = {
  nom: '',
  prenom: '',
  phone: '',
  address: '',
  landmark: '',
  country: '',
  city: '',
};

export const draftOfAddress = ({ nom, prenom, phone, address, landmark, country, city }: Address): AddressDraft => ({
  nom,
  prenom,
  phone,
  address,
  landmark: landmark ?? '',
  country: country ?? '',
  city: city ?? '',
});

const TEXTS = [
  ['nom', 'Nom', ORDER_LENGTHS.nom],
  ['prenom', 'Prénom', ORDER_LENGTHS.prenom],
  ['phone', 'WhatsApp', ORDER_LENGTHS.whatsapp],
] as const;

type Props = { id: string | null; begin: AddressDraft; close: (isSaved?: boolean) => void };

/** One address, new (`id` is null) or changed. It has no form element of its own, because it is inside the checkout's. */
export function AddressForm({ id, begin, close }: Props) {
  const [draft, setDraft] = useState(begin);
  const [fields, setFields] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useFirstFault(form, fields);
  const set = (part: Partial<AddressDraft>) => setDraft({ ...draft, ...part });
  const save = async () => {
    setBusy(true);
    try {
      const body = { ...draft, country: isCountry(draft.country) ? draft.country : undefined };
      await (id ? changeAddress(browserClient, id, body) : addAddress(browserClient, body));
      close(true);
    } catch (error) {
      setFields(error instanceof ApiError ? error.fields : {});
      setProblem(messageOf(error, "Erreur lors de l'enregistrement"));
      setBusy(false);
    }
  };
  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // It would send the order of the form around it.
    event.preventDefault();
    if (!busy) void save();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its fields hear
    <div ref={form} className={styles.book} onKeyDown={saveOnEnter}>
      <SelectField
        label="Pays"
        value={draft.country}
        error={fields.country}
        onChange={(event) =>
          set({ country: COUNTRY_CODES.find((code) => code === event.target.value) ?? '', city: '' })
        }
      >
        <option value="">Choisir un pays</option>
        {COUNTRY_CODES.map((code) => (
          <option key={code} value={code}>
            {countryName(code)}
          </option>
        ))}
      </SelectField>
      {TEXTS.map(([name, label, maxLength]) => (
        <TextField
          key={name}
          label={label}
          maxLength={maxLength}
          value={draft[name]}
          error={fields[name]}
          onChange={(event) => set({ [name]: event.target.value })}
        />
      ))}
      <TextArea
        label="Adresse"
        maxLength={ORDER_LENGTHS.address}
        value={draft.address}
        error={fields.address}
        onChange={(event) => set({ address: event.target.value })}
      />
      <TextField
        label="Quartier ou repère"
        optional
        maxLength={ORDER_LENGTHS.landmark}
        value={draft.landmark}
        error={fields.landmark}
        onChange={(event) => set({ landmark: event.target.value })}
      />
      <TextField
        label="Ville"
        optional
        disabled={!draft.country}
        maxLength={60}
        value={draft.city}
        error={fields.city}
        onChange={(event) => set({ city: event.target.value })}
      />
      {problem && (
        <Notice kind="error">
          <p>{problem}</p>
        </Notice>
      )}
      <Button disabled={busy} onClick={save}>
        Enregistrer l’adresse
      </Button>
      <Button variant="quiet" onClick={() => close()}>
        Annuler
      </Button>
    </div>
  );
}
