/** How long the widget's script may take to come and to be ready, in ms: a bad network is slow, not broken. */
const LOAD_MS = 30_000;

/** The events of the widget; they are never proof of a payment. */
export type WidgetEvent = 'success' | 'failed' | 'pending' | 'closed';
type Notice = { transactionId?: unknown } | undefined;
type Listen = (listener: (data?: Notice) => void) => void;

/** What the script adds to the page. Each listener holds one function: the last one given. */
type Widget = {
  openKkiapayWidget: (config: object) => void;
  closeKkiapayWidget: () => void;
  addSuccessListener: Listen;
  addFailedListener: Listen;
  addPendingListener: Listen;
  addPaymentAbortedListener: Listen;
  addKkiapayCloseListener: Listen;
};
declare global {
  interface Window extends Partial<Widget> {}
}

type Hear = (event: WidgetEvent, transactionId: string | null) => void;
let hear: Hear = () => undefined;
let isListening = false;

/** Listens once for the life of the page; the receiver may change. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  const forward = (event: WidgetEvent) => (data?: Notice) => {
    const id = data?.transactionId;
    hear(event, typeof id === 'string' && id !== '' ? id : null);
  };
  const { addSuccessListener, addFailedListener, addPendingListener } = window;
  addSuccessListener?.(forward('success'));
  addFailedListener?.(forward('failed'));
  addPendingListener?.(forward('pending'));
  window.addPaymentAbortedListener?.(forward('closed'));
  window.addKkiapayCloseListener?.(forward('closed'));
}

let loading: Promise<void> | null = null;

/** Fetches the widget's script, once. Throws when it does not come, or brings no widget; it may be tried again. */
export function loadWidget(address: string): Promise<void> {
  loading ??= fetchScript(address).catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchScript(address: string): Promise<void> {
  const script = Object.assign(document.createElement('script'), { src: address, async: true });
  try {
    await new Promise((done, failed) => {
      script.onload = done;
      script.onerror = failed;
      setTimeout(failed, LOAD_MS);
      document.head.append(script);
    });
    if (!window.openKkiapayWidget) throw new Error('the script brought no widget');
  } catch (error) {
    script.remove();
    throw error;
  }
}

/** Opens the widget with our server's configuration; `listener` receives its events, and may be called twice. */
export function openWidget(config: object, listener: Hear): void {
  hear = listener;
  listen();
  window.openKkiapayWidget?.(config);
}

/** Takes the widget off the page, and hears nothing more of it. */
export function closeWidget(): void {
  hear = () => undefined;
  window.closeKkiapayWidget?.();
}
