import { browserClient } from '../api/browser-client.ts';

const REFUSED =
  'Votre navigateur n’autorise pas les notifications de la boutique : vous pouvez les permettre dans ses réglages.';
const NOT_READY = 'Votre navigateur n’est pas encore prêt : réessayez dans un instant.';

/** The reason why push notifications could not start, as it is shown. */
export class PushProblem extends Error {}

/** Whether this browser supports push notifications. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const registration = () => navigator.serviceWorker.getRegistration();

/** Whether this browser is subscribed. */
export async function isPushed(): Promise<boolean> {
  return canPush() && Boolean(await (await registration())?.pushManager.getSubscription());
}

/** Subscribes this browser (R1967). The permission is requested only after the user's own tap. */
export async function beginPush(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushProblem(REFUSED);
  const worker = await registration();
  if (!worker?.active) throw new PushProblem(NOT_READY);
  const { key } = await browserClient.get('/users/me/push');
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await browserClient.send('PUT', '/users/me/push', { body: { endpoint, p256dh, auth } });
}

/** Unsubscribes this browser: the next user is somebody else. A subscription that can't be deleted expires by itself. */
export async function endPush(): Promise<void> {
  if (canPush()) await (await (await registration())?.pushManager.getSubscription())?.unsubscribe();
}
