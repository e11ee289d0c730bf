import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { ApiError, messageOf } from '../api/api-error.ts';
import { Button } from '../ui/button/button.tsx';
import { useFirstFault } from '../ui/field/use-first-fault.ts';
import { NeedsScript } from '../ui/needs-script/needs-script.tsx';
import { Answer } from '../ui/notice/answer.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { Spinner } from '../ui/spinner/spinner.tsx';
import styles from './account-form.module.css';

/** What is wrong, by field; none where it was sent. */
export type Problems = Record<string, string> | undefined;

type Props = {
  action: string;
  /** The message when the server has none (R1301). */
  failed: string;
  /** Sends the form; what it returns are the problems of fields that prevent sending. */
  send: (values: Record<string, string>) => Promise<Problems>;
  done?: string;
  children: (fields: Record<string, string>) => ReactNode;
};

/** A form that calls the API: sends once at a time, and shows the messages of the server, at their fields where they name one. */
export function Form({ action, failed, send, done, children }: Props) {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [fields, setFields] = useState<Record<string, string>>({});
  const [success, setSuccess] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFirstFault(form, fields);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    setBusy(true);
    setMessage(null);
    setFields({});
    setSuccess(false);
    try {
      const wrong = await send(Object.fromEntries(entries));
      setFields(wrong ?? {});
      setSuccess(wrong === undefined);
    } catch (error) {
      setMessage(messageOf(error, failed));
      setFields(error instanceof ApiError ? error.fields : {});
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <NeedsScript />
      <form ref={form} className={styles.form} onSubmit={submit} method="post">
        {children(fields)}
        {message && (
          <Notice kind="error">
            <p>{message}</p>
          </Notice>
        )}
        {success && done && (
          <Answer>
            <p>{done}</p>
          </Answer>
        )}
        <Button type="submit" wide disabled={busy}>
          {busy && <Spinner label="Envoi en cours" />}
          <span>{action}</span>
        </Button>
      </form>
    </>
  );
}
