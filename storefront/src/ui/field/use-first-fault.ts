import { type RefObject, useEffect } from 'react';

/** After each refusal (`faults`, another value each time) the first fault of a form is in sight and has the focus. */
export function useFirstFault(form: RefObject<HTMLFormElement | null>, faults: unknown): void {
  useEffect(() => {
    if (!faults) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    field?.focus({ preventScroll: true });
    (field ?? form.current?.querySelector('[role=alert]'))?.scrollIntoView({ block: 'center' });
  }, [form, faults]);
}
