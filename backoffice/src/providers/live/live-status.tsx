import { useEffect, useState, useSyncExternalStore } from 'react';
import { liveState, watchLiveState } from './live-events.ts';
import { followLive } from './shared-stream.ts';
import './live-status.css';

/** A short break is nobody's business, in ms. */
const PATIENCE_MS = 8_000;

const OFFLINE = 'Hors connexion : ce que vous enregistrez attend le réseau. Gardez cette page ouverte.';
const BEHIND = 'Connexion perdue : les nouveautés s’afficheront dès son retour';

function watchNetwork(listener: () => void): () => void {
  for (const event of ['online', 'offline']) window.addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, listener);
  };
}

/** Listens to the server while staff work here, and shows when there is no network, and when the data may be old. */
export default function LiveStatus() {
  useEffect(() => followLive(), []);
  const isBehind = useSyncExternalStore(watchLiveState, liveState) === 'behind';
  const isOffline = useSyncExternalStore(watchNetwork, () => !navigator.onLine);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isBehind) return setLong(false);
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isBehind]);
  return (
    <p className="live-status" role="status">
      {isOffline ? OFFLINE : isLong && BEHIND}
    </p>
  );
}
