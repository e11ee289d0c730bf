import { browserClient } from '../api/browser-client.ts';

const REFUSED =
  'Votre navigateur n’autorise pas les notifications de la boutique : vous pouvez les permettre dans ses réglages.';
const NOT_READY = 'Votre navigateur n’est pas encore prêt : réessayez dans un instant.';

/** Why pushing could not begin, to be said as it is. */
export class PushProblem extends Error {}

/** Whether this browser can be told while the shop is closed. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const registration = () => navigator.serviceWorker.getRegistration();

/** Whether it is told already. */
export async function isPushed(): Promise<boolean> {
  return canPush() && Boolean(await (await registration())?.pushManager.getSubscription());
}

/** Has this browser told (R1967). Asks for permission: only ever after its owner's own tap. */
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

/** Tells this browser no more: the next to log in is somebody else. What it could not be taken out of ends itself. */
export async function endPush(): Promise<void> {
  if (canPush()) await (await (await registration())?.pushManager.getSubscription())?.unsubscribe();
}
