import { useEffect, useState } from 'react';

/** Whether an error is that the code of a page could not be fetched, in the words of each browser and of Vite. */
export const isUnloaded = (error: unknown): boolean =>
  /dynamically imported module|importing a module script|unable to preload/i.test(String(error));

/** In place of a page whose code the network did not bring. It is fetched again on request, and when the network is back. */
export function Unloaded() {
  const [isStillOff, setStillOff] = useState(false);
  async function retry() {
    setStillOff(false);
    // A browser never fetches failed code again on the same page, and without a network a reload would lose it.
    const answer = await fetch('/health/live', { cache: 'no-store' }).catch(() => null);
    if (answer) window.location.reload();
    else setStillOff(true);
  }
  useEffect(() => {
    const back = () => void retry();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  });
  return (
    <div role="alert" className="broken">
      <h1>Hors connexion</h1>
      <p className="quiet">
        {isStillOff
          ? 'Le serveur ne répond toujours pas. Vérifiez votre connexion.'
          : 'Cette page n’a pas pu être chargée. Elle s’affiche dès que le réseau revient.'}
      </p>
      <button type="button" onClick={() => void retry()}>
        Réessayer
      </button>
    </div>
  );
}
