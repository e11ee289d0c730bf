import type { Answer } from '@karite/shared/client';
import { plural } from '@karite/shared/format';
import type { Tone } from '../../ui/page/stat-tiles.tsx';

export type Import = Answer<'GET', '/imports'>[number];

/** The state of an import, or of its undoing. */
export function standingOf({ state, created, updated, unsaved, refused, undo, there }: Import): {
  word: string;
  tone: Tone;
} {
  if (undo?.state === 'running') return { word: 'Annulation en cours', tone: 'wait' };
  if (state === 'running') return { word: 'En cours', tone: 'wait' };
  if (undo && there === 0) return { word: 'Annulé', tone: 'plain' };
  if (undo && there < created + updated) return { word: 'Annulé en partie', tone: 'wait' };
  if (state === 'failed') return { word: 'Interrompu', tone: 'bad' };
  if (state === 'cancelled') return { word: 'Arrêté', tone: 'wait' };
  if (unsaved > 0) return { word: 'Importé en partie', tone: 'wait' };
  return refused > 0 ? { word: 'Refusé', tone: 'bad' } : { word: 'Importé', tone: 'good' };
}

/** What an import did, in numbers. */
export const countsOf = ({ created, updated, unsaved, refused }: Import): string =>
  [
    plural(created, 'ajout'),
    plural(updated, 'modification'),
    ...(unsaved > 0 ? [plural(unsaved, 'ligne non enregistrée', 'lignes non enregistrées')] : []),
    ...(refused > 0 ? [plural(refused, 'ligne refusée', 'lignes refusées')] : []),
  ].join(' · ');
