import type { Random } from '@karite/shared/random';
import { dark, mix } from '../colour.ts';

/** A skin in the light and out of it. */
export type Skin = {
  light: string;
  base: string;
  shade: string;
  deep: string;
  lip: string;
  blush: string;
  nail: string;
};

const skin = (base: string, glow: string, lip: string, warmth: string): Skin => ({
  light: mix(base, glow, 0.62),
  base,
  shade: mix(dark(base, 0.45), warmth, 0.16),
  deep: mix(dark(base, 0.78), warmth, 0.1),
  lip,
  blush: mix(base, '#c4473f', 0.4),
  nail: mix(mix(base, glow, 0.5), '#e9a89a', 0.45),
});

/** The shop's range of skin tones, from the deepest on. */
export const skins = {
  ebony: skin('#4d2c1f', '#a86a48', '#6d2f2c', '#5a1f14'),
  cocoa: skin('#643c28', '#bd7c54', '#7f3a34', '#6b2716'),
  chestnut: skin('#7f4c31', '#d3946a', '#964640', '#7a2d18'),
  caramel: skin('#9d6540', '#e4ac7d', '#ab5650', '#8a3a1e'),
  amber: skin('#ba8055', '#f2c69b', '#bb6960', '#9a4a2a'),
} as const;

/** Without make-up. */
export const bare = (one: Skin): Skin => ({ ...one, lip: mix(one.lip, one.base, 0.55), blush: one.base });

export const toneFor = (random: Random): Skin => random.pick(Object.values(skins));
