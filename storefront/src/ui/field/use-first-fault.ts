import { type RefObject, useEffect } from 'react';
import { inSight } from './in-sight.ts';

/** After each refusal (`faults`, another value each time) the first fault of a form is in sight and has the focus. */
export function useFirstFault(form: RefObject<HTMLElement | null>, faults: unknown): void {
  useEffect(() => {
    if (faults) inSight(form.current?.querySelector<HTMLElement>('[aria-invalid], [role=alert]') ?? null);
  }, [form, faults]);
}
