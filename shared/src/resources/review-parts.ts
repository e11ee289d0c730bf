import { HAIR_TYPES, SKIN_TYPES } from '../catalogue/index.ts';
import { choice } from '../resource/index.ts';

/** What its author writes. */
export const WRITTEN = ['productId', 'author', 'rating', 'skinType', 'hairType', 'text', 'pictures'] as const;
export const PUBLISHED = { status: 'published' } as const;

export const MODERATION = {
  states: { pending: { label: 'En attente', colour: 'wait' }, published: { label: 'Publié', colour: 'good' }, refused: { label: 'Refusé', colour: 'bad' } },
  initial: 'pending',
  transitions: { pending: ['published', 'refused'], published: ['refused'], refused: ['published'] },
} as const;

/** What the author says of themselves (R1108), by the same words as products do (R1844). */
export const authorTypes = {
  skinType: choice({ label: 'Type de peau', options: SKIN_TYPES, filter: { advanced: true } }),
  hairType: choice({ label: 'Type de cheveux', options: HAIR_TYPES, filter: { advanced: true } }),
} as const;
