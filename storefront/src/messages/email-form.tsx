import { EMAIL_LENGTH } from '@karite/shared/text';
import { type FormEvent, useId, useRef, useState } from 'react';
import { ApiError, messageOf } from '../api/api-error.ts';
import { Button } from '../ui/button/button.tsx';
import { inSight } from '../ui/field/in-sight.ts';
import styles from './email-form.module.css';

type Props = {
  action: string;
  /** The message when it failed without an answer. */
  failed: string;
  initial?: string;
  /** Said below the field until it is sent: then it takes a WhatsApp number as well. */
  note?: string;
  send: (to: string) => Promise<{ message: string }>;
};

/** One address, or number, and one button: shows the server's message; the text remains only after a failure. */
export function EmailForm({ action, failed, initial = '', note, send }: Props) {
  const id = useId();
  const [email, setEmail] = useState(initial);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ text: string; isError?: boolean } | null>(null);
  const [field, answer] = [useRef<HTMLInputElement>(null), useRef<HTMLParagraphElement>(null)];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setSaid(null);
    try {
      setSaid({ text: (await send(email.trim())).message });
      setEmail('');
      inSight(answer.current);
    } catch (error) {
      const wrong = error instanceof ApiError && (error.fields.email ?? error.fields.to);
      setSaid({ text: wrong || messageOf(error, failed), isError: true });
      inSight(field.current);
    }
    setBusy(false);
  };
  return (
    <form className={styles.form} method="post" onSubmit={submit}>
      <label htmlFor={id}>{note ? 'E-mail ou numéro WhatsApp' : 'E-mail'}</label>
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          type={note ? 'text' : 'email'}
          name="email"
          autoComplete="email"
          required
          maxLength={EMAIL_LENGTH}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          aria-invalid={said?.isError}
          aria-describedby={`${id}-said`}
        />
        <Button type="submit" disabled={busy}>
          {action}
        </Button>
      </div>
      <p
        ref={answer}
        tabIndex={-1}
        id={`${id}-said`}
        role="status"
        className={said?.isError ? styles.error : styles.said}
      >
        {said?.text ?? note}
      </p>
    </form>
  );
}
