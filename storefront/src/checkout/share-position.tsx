import { useState } from 'react';
import { Button } from '../ui/button/button.tsx';

/** How long the phone may look for where it is, in ms. */
const PATIENCE_MS = 15_000;

export type SharePositionProps = { position: string; share: (position: string) => void };

/** Lets the courier find the door: asked of the phone when the button is pressed, not before. */
export default function SharePosition({ position, share }: SharePositionProps) {
  const [state, setState] = useState<'idle' | 'looking' | 'failed'>('idle');
  const look = () => {
    setState('looking');
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
      <Button look="outline" disabled={state === 'looking'} onClick={position ? () => share('') : look}>
        {position ? 'Ne plus partager ma position' : state === 'looking' ? 'Recherche...' : 'Partager ma position'}
      </Button>
      {position && <p>Votre position sera jointe à la commande, pour le livreur.</p>}
      {state === 'failed' && !position && <p>Position introuvable. Décrivez plutôt un repère.</p>}
    </div>
  );
}
