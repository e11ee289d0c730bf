import { showStatus } from '../connection/connection-status.ts';
import { readJson, writeText } from '../storage/browser-storage.ts';
import { typeInto } from './replay-input.ts';
import { fieldsOf, TYPED_KEY, type Typed } from './typed.ts';

const UPGRADED = 'La boutique vient d’être mise à jour : cette page a été rechargée. Vous pouvez continuer.';
/** How long fields may take to appear, in ms: some forms are drawn after the session was requested. */
const PATIENCE_MS = 10_000;

const isTyped = (value: unknown): value is Typed =>
  typeof value === 'object' && value !== null && 'name' in value && 'value' in value;

/** Types a text into its field, once it exists; returns whether the field contains it now. */
function restore({ name, type, number, value }: Typed): boolean {
  const field = fieldsOf(name, type)[number];
  if (!field) return false;
  if ('checked' in field && /checkbox|radio/.test(type)) {
    if (!field.checked) field.click();
    return field.checked;
  }
  if (field.value === value) return true;
  typeInto(field, value);
  return field.value === value;
}

/** Restores the values of the forms of the page that this one replaces (R2133), and explains the reload. */
export function restoreTyped(): void {
  const stored = readJson(TYPED_KEY, 'session');
  if (!Array.isArray(stored)) return;
  writeText(TYPED_KEY, null, 'session');
  showStatus(UPGRADED);
  let left = stored.filter(isTyped);
  const restoreAll = () => {
    left = left.filter((typed) => !restore(typed));
    if (left.length === 0) watch.disconnect();
  };
  const watch = new MutationObserver(restoreAll);
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), PATIENCE_MS);
  restoreAll();
}
