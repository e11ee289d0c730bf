import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import type { Problems } from './credentials-fields.tsx';

type AccountFormProps = {
  label: string;
  isDisabled?: boolean;
  /** What is wrong with the form as it stands; empty where it may be sent. */
  judge: (form: HTMLFormElement) => Problems;
  send: (form: HTMLFormElement) => Promise<void>;
  /** Told of the first letter that is typed. */
  onBegin?: () => void;
  children: (problems: Problems) => ReactNode;
};

/** A form of the pages before the back-office: judged when it is sent, and from then on as it is mended. */
export function AccountForm({ label, isDisabled = false, judge, send, onBegin, children }: AccountFormProps) {
  const [problems, setProblems] = useState<Problems>({});
  const [isPending, setPending] = useState(false);
  const wasSent = useRef(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    wasSent.current = true;
    const found = judge(form);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) {
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setPending(true);
    await send(form).finally(() => setPending(false));
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      onInput={({ currentTarget }) => {
        onBegin?.();
        if (wasSent.current) setProblems(judge(currentTarget));
      }}
    >
      <fieldset disabled={isDisabled}>
        {children(problems)}
        <button type="submit" className="account-submit" disabled={isPending} aria-busy={isPending}>
          {label}
        </button>
      </fieldset>
    </form>
  );
}
