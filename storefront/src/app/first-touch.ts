/**
 * The first script of every page. It fetches the page's code: at once, or, for a page that was asked to cost little, with
 * the first touch that needs it. Meanwhile the page reads and its links work; a touch that needs the code is held back
 * and done again once the page is awake.
 */
import { showLineSign, watchLine } from './line-sign.ts';
import { readPageData } from './page-data.ts';
import { whenIdle } from './when-idle.ts';

const FAILED = 'Connexion impossible. Vérifiez votre réseau, puis réessayez.';

const root = document.documentElement;
const { code = [], asleep = false } = readPageData() ?? {};
let replay: (() => void) | null = null;
let state: 'asleep' | 'waking' | 'failed' = 'asleep';

/** Each file is run as it comes, by itself: one after the other, with room for a touch between them. */
async function wake(): Promise<void> {
  if (state === 'waking') return;
  state = 'waking';
  try {
    await Promise.all(code.map((file) => import(/* @vite-ignore */ file)));
  } catch {
    sleepOn();
  }
}

function sleepOn(): void {
  state = 'failed';
  delete root.dataset.waking;
  delete root.dataset.touched;
  showLineSign(FAILED);
}

/** A touch that can't be answered yet is shown to have been felt; after a failure it tries the whole page again. */
function touch(): void {
  if (state === 'failed') window.location.reload();
  root.dataset.touched = '';
  void wake();
}

/** A form with an address works without us. */
const isNative = (form: HTMLFormElement | null) => form?.hasAttribute('action');

/** Holds a touch back, to be done again. */
function hold(event: Event, again: () => void): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  replay = again;
  touch();
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

/** What is typed is not lost to a reload: the search still works as a plain form. */
function onInput(): void {
  if (state !== 'failed') touch();
}

const LISTENERS = { click: onClick, submit: onSubmit, input: onInput, change: onInput };

function awake(): void {
  for (const [type, listener] of Object.entries(LISTENERS)) document.removeEventListener(type, listener, true);
  delete root.dataset.touched;
  replay?.();
}

if (code.length > 0) {
  for (const [type, listener] of Object.entries(LISTENERS)) document.addEventListener(type, listener, true);
  document.addEventListener('awake', awake, { once: true });
  document.addEventListener('asleep', sleepOn);
  if (!asleep) void wake();
}
watchLine();
if (asleep && navigator.serviceWorker)
  whenIdle(() => import('../offline/keep-offline.ts').then((it) => it.keepOffline()));
