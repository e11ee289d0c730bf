import { writeJson } from '../storage/browser-storage.ts';

export const TYPED_KEY = 'typed-before-reload';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** The value of one field; `number`: its position among those with its name and kind. */
export type Typed = { name: string; type: string; number: number; value: string };

/** Fields without text of the visitor, or with a secret that must not be stored. */
const NOT_SAVED = ['password', 'hidden', 'file', 'submit', 'button', 'search'];

const isChecked = (field: Field): boolean =>
  !/checkbox|radio/.test(field.type) || ('checked' in field && field.checked);

/** The fields of a name and kind in this page's forms. */
export const fieldsOf = (name: string, type: string): Field[] =>
  [...document.querySelectorAll<Field>('form :is(input, textarea, select)')].filter(
    (field) => field.name === name && field.type === type,
  );

/** Saves the values of this page's forms, for the page that replaces it. */
export function saveTyped(): void {
  const typed = [...document.querySelectorAll<Field>('form :is(input, textarea, select)[name]')].flatMap(
    (field): Typed[] => {
      const { name, type, value } = field;
      if (!name || !value || NOT_SAVED.includes(type) || !isChecked(field)) return [];
      return [{ name, type, number: fieldsOf(name, type).indexOf(field), value }];
    },
  );
  writeJson(TYPED_KEY, typed, 'session');
}
