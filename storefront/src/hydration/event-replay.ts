/**
 * The first script of every page. It fetches the code that hydrates the page: at once, or, where hydration is deferred
 * (data saver), with the first event that needs it. Meanwhile the page reads and its links work; an event that needs the
 * code is held back, and replayed once the page is hydrated.
 */
import { showStatus, watchConnection } from '../connection/connection-status.ts';
import { HYDRATED, HYDRATION_FAILED } from './hydration-events.ts';
import { readPageData } from './page-data.ts';
import { whenIdle } from './when-idle.ts';

const FAILED = 'Connexion impossible. Vérifiez votre réseau, puis réessayez.';

const root = document.documentElement;
const { code = [], isDeferred = false } = readPageData() ?? {};
let replay: (() => void) | null = null;
let state: 'waiting' | 'hydrating' | 'failed' = 'waiting';

/** Each file is run separately as it comes, so that events can be handled between them. */
async function hydrate(): Promise<void> {
  if (state === 'hydrating') return;
  state = 'hydrating';
  try {
    await Promise.all(code.map((file) => import(/* @vite-ignore */ file)));
  } catch (error) {
    fail();
    // As Vite announces a part that does not come (`stale-build.ts`).
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  }
}

function fail(): void {
  state = 'failed';
  delete root.dataset.hydrating;
  delete root.dataset.pending;
  showStatus(FAILED);
}

/** Shows that an event that can't be handled yet was received; after a failure it reloads the whole page. */
function notice(): void {
  if (state === 'failed') window.location.reload();
  root.dataset.pending = '';
  void hydrate();
}

/** A form with an address works without us. */
const isNative = (form: HTMLFormElement | null) => form?.hasAttribute('action');

/** Holds an event back, to be done again. */
function hold(event: Event, again: () => void): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  replay = again;
  notice();
}

function onClick(event: Event): void {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button || (button.type === 'submit' && isNative(button.form))) return;
  hold(event, () => button.click());
}

function onSubmit(event: Event): void {
  const form = event.target;
  if (form instanceof HTMLFormElement && event instanceof SubmitEvent && !isNative(form))
    hold(event, () => form.requestSubmit(event.submitter));
}

/** What is typed is not lost to a reload: the search still works as a plain form. */
function onInput(): void {
  if (state !== 'failed') notice();
}

const LISTENERS = { click: onClick, submit: onSubmit, input: onInput, change: onInput };

function onHydrated(): void {
  for (const [type, listener] of Object.entries(LISTENERS)) document.removeEventListener(type, listener, true);
  delete root.dataset.pending;
  replay?.();
}

if (code.length > 0) {
  for (const [type, listener] of Object.entries(LISTENERS)) document.addEventListener(type, listener, true);
  document.addEventListener(HYDRATED, onHydrated, { once: true });
  document.addEventListener(HYDRATION_FAILED, fail);
  if (!isDeferred) void hydrate();
}
watchConnection();
// Pages that are hydrated at once register it in `app/after-load.ts`.
if (isDeferred)
  whenIdle(async () => {
    if (navigator.serviceWorker) await (await import('../offline/register-worker.ts')).registerWorker();
  });
