/**
 * All the script of a page that was asked to cost little. The page reads and its links work; the first touch that needs
 * the shop's code fetches it, and is done again once the page is awake.
 */
import { showLineSign, watchLine } from './line-sign.ts';
import { readPageData } from './page-data.ts';
import { whenIdle } from './when-idle.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FAILED = 'Connexion impossible. Vérifiez votre réseau, puis réessayez.';

const root = document.documentElement;
/** What the shopper typed or chose meanwhile. */
const fields = new Map<Field, { text: string; checked: boolean }>();
let replay: (() => void) | null = null;
let failed = false;

/** A form with an address works without us. */
const isNative = (form: HTMLFormElement | null) => form?.hasAttribute('action');

const preload = (href: string) =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));

async function wake(): Promise<void> {
  if (failed) return window.location.reload();
  if (root.dataset.waking !== undefined) return;
  root.dataset.waking = 'touch';
  try {
    const [entry, ...others] = readPageData()?.later ?? [];
    others.forEach(preload);
    await import(/* @vite-ignore */ entry!);
  } catch {
    sleepOn();
  }
}

function sleepOn(): void {
  delete root.dataset.waking;
  failed = true;
  showLineSign(FAILED);
}

/** Holds a touch back, to be done again. */
function hold(event: Event, again: () => void): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  replay = again;
  void wake();
}

function onClick(event: Event): void {
  const button = (event.target as Element).closest('button');
  if (!button || (button.type === 'submit' && isNative(button.form))) return;
  hold(event, () => button.click());
}

function onSubmit(event: Event): void {
  const form = event.target as HTMLFormElement;
  if (!isNative(form)) hold(event, () => form.requestSubmit((event as SubmitEvent).submitter));
}

function onInput(event: Event): void {
  fields.set(event.target as Field, { text: '', checked: false });
  void wake();
}

/** React takes a field as it finds it and hears only what changes later: what was typed is set aside until then. */
function setAside(): void {
  for (const field of fields.keys()) {
    fields.set(field, { text: field.value, checked: 'checked' in field && field.checked });
    if ('defaultChecked' in field) field.checked = field.defaultChecked;
    if ('defaultValue' in field) field.value = field.defaultValue;
  }
}

function putBack(): void {
  for (const [field, { text, checked }] of fields) {
    if ('checked' in field && field.checked !== checked) field.click();
    // Past React's own watch on the field, which would take the text for known.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

const LISTENERS = { click: onClick, submit: onSubmit, input: onInput, change: onInput };

function awake(): void {
  for (const [type, listener] of Object.entries(LISTENERS)) document.removeEventListener(type, listener, true);
  delete root.dataset.waking;
  putBack();
  replay?.();
}

if (readPageData()?.later) {
  for (const [type, listener] of Object.entries(LISTENERS)) document.addEventListener(type, listener, true);
  document.addEventListener('waking', setAside, { once: true });
  document.addEventListener('awake', awake, { once: true });
  document.addEventListener('asleep', sleepOn);
}
watchLine();
if (navigator.serviceWorker) whenIdle(() => import('../offline/keep-offline.ts').then((it) => it.keepOffline()));
