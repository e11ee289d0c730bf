import { Button, Input } from 'antd';
import { useState } from 'react';

const ALLOWED = /^(?:https?:\/\/|mailto:|tel:)\S+$/i;

type LinkFieldProps = {
  /** Where what is selected leads by now. */
  href: string;
  /** Called with the address; blank removes the link, `null` leaves it unchanged. */
  onDone: (href: string | null) => void;
};

/** The input for a link's address, in the toolbar. Not a form element: it is inside one. */
export function LinkField({ href, onDone }: LinkFieldProps) {
  const [typed, setTyped] = useState(href);
  const address = typed.trim();
  const isWrong = address !== '' && !ALLOWED.test(address);
  const done = () => !isWrong && onDone(address);
  return (
    <span className="rich-text-link">
      <Input
        size="small"
        autoFocus
        aria-label="Adresse du lien"
        aria-invalid={isWrong}
        status={isWrong ? 'error' : undefined}
        placeholder="https://, mailto: ou tel:"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone(null);
          if (event.key !== 'Enter') return;
          event.preventDefault();
          done();
        }}
      />
      <Button size="small" type="primary" disabled={isWrong} onClick={done}>
        {address === '' && href !== '' ? 'Retirer' : 'Appliquer'}
      </Button>
    </span>
  );
}
