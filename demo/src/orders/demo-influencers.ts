import type { DemoInfluencer } from '../types.ts';

/** Who recommends the demo shop. Orders were placed with all of these codes; two of them are no longer taken. */
export const demoInfluencers: readonly DemoInfluencer[] = [
  { code: 'AYA10', name: 'Aya Koffi', share: 10, country: 'CI', isActive: true },
  { code: 'BEAUTE229', name: 'Beauté 229', share: 8, country: 'BJ', isActive: true },
  { code: 'MIMI-GLOW', name: 'Mireille Hounsou', share: 12.5, country: 'BJ', isActive: true },
  { code: 'KINBELLE', name: 'Kin la Belle', share: 10, country: 'CD', isActive: true },
  { code: 'BRAZZA-CHIC', name: 'Grâce Mavoungou', share: 7.5, country: 'CG', isActive: true },
  { code: 'TEINTDOR', name: 'Teint d’or', share: 15, country: 'CI', isActive: false },
  { code: 'REINE-NAPPY', name: 'Reine Dossou', share: null, country: 'BJ', isActive: false },
];
