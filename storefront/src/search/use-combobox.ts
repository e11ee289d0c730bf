import { type RefObject, useEffect } from 'react';
import { rememberSearch } from './last-searches.ts';

/** The field and the choices of the form that a drop-down is in; the pages' own markup gives both. */
const fieldOf = (form: HTMLFormElement) => form.querySelector('input');
const choicesIn = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLElement>('[role=option]')];
const isChosen = (choice: HTMLElement) => choice.getAttribute('aria-selected') === 'true';

function choose(form: HTMLFormElement, chosen: HTMLElement | undefined): void {
  for (const choice of choicesIn(form)) choice.setAttribute('aria-selected', String(choice === chosen));
  chosen?.scrollIntoView({ block: 'nearest' });
  if (chosen) fieldOf(form)?.setAttribute('aria-activedescendant', chosen.id);
  else fieldOf(form)?.removeAttribute('aria-activedescendant');
}

/**
 * The keyboard of a combobox: arrows go through the choices while the focus stays in the field, Enter takes the one that
 * is chosen or searches for the text, Escape closes. What was searched for is remembered on this device. `shown` is
 * anything that is another one when the choices are.
 */
export function useCombobox(list: RefObject<HTMLElement | null>, isOpen: boolean, shown: unknown, close: () => void) {
  useEffect(() => {
    const form = list.current?.closest('form');
    const field = form && fieldOf(form);
    if (!form || !field) return;
    const walk = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        close();
        field.focus();
        return event.preventDefault();
      }
      if (event.target !== field) return;
      const choices = choicesIn(form);
      const at = choices.findIndex(isChosen);
      if (event.key === 'Enter' && choices[at]) {
        event.preventDefault();
        choices[at].click();
      }
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!by || choices.length === 0) return;
      event.preventDefault();
      // Above the first is the field alone, and above that the last.
      const places = choices.length + 1;
      choose(form, choices[((at + 1 + by + places) % places) - 1]);
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !form.contains(relatedTarget)) close();
    };
    const remember = () => {
      if (field.value.trim()) rememberSearch(field.value.trim());
    };
    form.addEventListener('keydown', walk);
    form.addEventListener('focusout', leave);
    form.addEventListener('submit', remember);
    return () => {
      form.removeEventListener('keydown', walk);
      form.removeEventListener('focusout', leave);
      form.removeEventListener('submit', remember);
    };
  }, [list, close]);

  useEffect(() => {
    const form = list.current?.closest('form');
    const field = form && fieldOf(form);
    if (!field || !isOpen) return;
    field.setAttribute('aria-expanded', 'true');
    return () => {
      field.setAttribute('aria-expanded', 'false');
      field.removeAttribute('aria-activedescendant');
    };
  }, [list, isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other choices, none of them chosen yet
  useEffect(() => {
    const form = list.current?.closest('form');
    if (form) choose(form, undefined);
  }, [list, shown]);
}
