import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';

/** The timeout of the phone's positioning, in ms. */
const PATIENCE_MS = 15_000;

export type SharePositionProps = { position: string; share: (position: string) => void };

/** Helps the courier to find the address: the position is requested when the button is pressed, not before. */
export default function SharePosition({ position, share }: SharePositionProps) {
  const [state, setState] = useState<'idle' | 'locating' | 'failed'>('idle');
  const locate = () => {
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        share(`${coords.latitude.toFixed(5)},${coords.longitude.toFixed(5)}`);
      },
      () => setState('failed'),
      { enableHighAccuracy: true, timeout: PATIENCE_MS },
    );
  };
  return (
    <div role="status">
      <Button variant="outline" disabled={state === 'locating'} onClick={position ? () => share('') : locate}>
        {position ? 'Ne plus partager ma position' : state === 'locating' ? 'Recherche...' : 'Partager ma position'}
      </Button>
      {position && <p>Votre position sera jointe à la commande, pour le livreur.</p>}
      {state === 'failed' && !position && <p>Position introuvable. Décrivez plutôt un repère.</p>}
    </div>
  );
}
